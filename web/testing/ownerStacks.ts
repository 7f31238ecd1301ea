import * as React from "react";

/**
 * Has React not note for each element where it was made: for its developers' tools, which nobody looks at here. It would be
 * a third of the time of a test.
 */
export function leaveOutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
  };
  // How many it has noted of late: from 10,000 on it rests.
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}
