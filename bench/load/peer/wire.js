"use strict";

/**
 * A WebSocket with as little work as can be, the same for both servers: whole frames of text,
 * and one write for each. What the people do must not take the time the servers need.
 * Nobody here says anything but plain letters, so bytes are letters.
 */

const { connect } = require("node:net");

const MASK = 0x80;
const LENGTH = 0x7f;
const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

/** A frame with a mask of zeros, which changes nothing. */
const framed = (opcode, body) => {
  const bytes = Buffer.byteLength(body);
  const long = bytes > 125;
  const frame = Buffer.alloc((long ? 8 : 6) + bytes);
  frame[0] = 0x80 | opcode;
  frame[1] = MASK | (long ? 126 : bytes);
  if (long) {
    frame.writeUInt16BE(bytes, 2);
  }
  frame.write(body, frame.length - bytes);
  return frame;
};

/** Hears every whole text in what has come in; what is left waits for the rest of it. */
const heard = (socket, unread, hear) => {
  let at = 0;
  while (unread.length - at >= 2) {
    let length = unread[at + 1] & LENGTH;
    let body = at + 2;
    if (length === 126 && unread.length >= at + 4) {
      length = unread.readUInt16BE(at + 2);
      body = at + 4;
    } else if (length === 127 && unread.length >= at + 10) {
      length = Number(unread.readBigUInt64BE(at + 2));
      body = at + 10;
    } else if (length > 125) {
      break;
    }
    if (unread.length < body + length) {
      break;
    }
    const opcode = unread[at] & 0xf;
    if (opcode === TEXT) {
      hear(unread.latin1Slice(body, body + length));
    } else if (opcode === PING) {
      socket.write(framed(PONG, unread.latin1Slice(body, body + length)));
    }
    at = body + length;
  }
  return unread.subarray(at);
};

/** Opens a socket; answers with how to say something once the server has agreed. */
module.exports = function open(address, path, hear) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\n` +
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  return new Promise((done, fail) => {
    let unread = Buffer.alloc(0);
    let agreed = false;
    socket.on("error", fail);
    socket.on("data", (data) => {
      unread = unread.length ? Buffer.concat([unread, data]) : data;
      if (!agreed) {
        const end = unread.indexOf("\r\n\r\n");
        if (end < 0) {
          return;
        }
        agreed = true;
        unread = unread.subarray(end + 4);
        done((text) => socket.write(framed(TEXT, text)));
      }
      unread = heard(socket, unread, hear);
    });
  });
};
