/**
 * What a room has answered, for a query, whose failures are thrown.
 * @param asking a request to the room, which is repeated until there is an answer
 */
export async function answeredBy<Data>(
  asking: Promise<{ isDone: true; data: Data } | { isDone: false; error: string }>,
): Promise<Data> {
  const reply = await asking;
  if (!reply.isDone) throw new Error(`the room has refused: ${reply.error}`);
  return reply.data;
}
