// Every test begins with the whole English catalogue fetched.
import { beforeAll } from "vitest";
import { speak } from ".";
import { PARTS } from "./catalogues";

beforeAll(() => speak("en", ...PARTS));
