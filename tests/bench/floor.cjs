// The floor: the least a label service can do on this machine. POST /db parses a shipment, writes it with a 14 kB label
// durably (WAL, synchronous=FULL) and answers with the label in base64; POST / answers nothing but {"ok":true}.
// No validation, no label rendering, no states. Benchmarks run it beside the station, in turn, in one run, with bench/body.json,
// and report the station's requests per second as a share of the floor's. Run it from a folder where better-sqlite3 resolves.
const http = require('node:http');
const { createHash, randomUUID } = require('node:crypto');
const { rmSync } = require('node:fs');
const { join } = require('node:path');
const { createRequire } = require('node:module');
const Database = createRequire(join(process.cwd(), 'package.json'))('better-sqlite3');

const path = process.env.FLOOR_DB ?? join(require('node:os').tmpdir(), `floor-${process.pid}.db`);
const db = new Database(path);
process.on('SIGTERM', () => {
  db.close();
  if (process.env.FLOOR_DB === undefined) rmSync(path, { force: true });
  process.exit();
});
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table if not exists shipment (id text primary key, body text, label blob, sha text) strict');
const insert = db.prepare('insert into shipment values (?, ?, ?, ?)');
const label = Buffer.alloc(14_000, 65);
const fileBase64 = label.toString('base64');

http
  .createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (request.url !== '/db') return response.end('{"ok":true}');
      const body = Buffer.concat(chunks).toString();
      const { carrierId } = JSON.parse(body);
      insert.run(randomUUID(), body, label, createHash('sha256').update(label).digest('hex'));
      response.end(
        JSON.stringify({
          success: true,
          data: { carrierId, transactionShipments: [{ packageDocuments: [{ fileBase64 }] }] },
        }),
      );
    });
  })
  .listen(Number(process.env.PORT ?? 0), '127.0.0.1', function () {
    console.log(`floor at http://127.0.0.1:${this.address().port}`);
  });
