/** A room that hears everything and says nothing. */
const aRoom = new Proxy({}, { get: (_, name) => async () => (name === "end" ? true : null) });

const parties = ["Channel", "Chat", "Game", "Lobby", "Queue", "Rater", "Tournament", "User", "Waiting"];

/** Bindings of such rooms, for services without a site around them. */
export const silentRooms = Object.fromEntries(parties.map((party) => [party, { getByName: () => aRoom }]));
