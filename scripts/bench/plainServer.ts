import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { Server } from "socket.io";

/**
 * The yardstick: a plain socket.io server that writes each move to SQLite before it sends it to the table. It knows no
 * rules and no seats. `plainServer.ts FILE` prints its port on a line.
 */
const db = new DatabaseSync(process.argv[2]);
// The same setting as workerd's for a room's database.
db.exec("PRAGMA journal_mode = WAL");
db.exec("CREATE TABLE moves (at_table TEXT, version INTEGER, move TEXT, PRIMARY KEY (at_table, version))");
const insert = db.prepare("INSERT INTO moves VALUES (?, ?, ?)");

const http = createServer();
new Server(http, { transports: ["websocket"] }).on("connection", (socket) => {
  const table = String(socket.handshake.query.table);
  const { server } = socket.nsp;
  socket.join(table);
  socket.on("move", ({ version, move }, answer) => {
    insert.run(table, version, move);
    server.to(table).emit("moved", { version, move });
    answer({ version });
  });
});
http.listen(0, "127.0.0.1", () => console.log((http.address() as AddressInfo).port));
