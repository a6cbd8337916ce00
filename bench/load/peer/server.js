"use strict";

/** boardgame.io's server as it comes, on a free port of this machine alone. */

const { Server } = require("boardgame.io/server");
const game = require("./game.js");

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
server.run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
