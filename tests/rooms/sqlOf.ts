/**
 * The SQLite of a room as the room itself uses it: there a table that is not made yet is an empty one
 * (party/lazyTables.ts). @param room what runInDurableObject passes
 */
export function sqlOf(room: object): SqlStorage {
  return (room as { sqlite: SqlStorage }).sqlite;
}
