// Every test begins with the whole English catalogue fetched.
import { beforeAll } from "vitest";
import { speak } from ".";

beforeAll(() => speak("en", "frame", "kg", "ms", "ga", "gu", "records"));
