import i18next from "i18next";
import { type ReactNode, Suspense } from "react";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

/** Fetched, with its texts, once somebody waits. */
async function fetchJoin() {
  const [join] = await Promise.all([
    import("./JoinQueue.tsx"),
    i18next.loadNamespaces(["quickMatch", "landing"]),
  ]);
  return join;
}
const JoinQueue = lazyPart(fetchJoin, ({ JoinQueue }) => JoinQueue);

/**
 * For what most people wait at the moment, and a way to join them.
 * @param props.nobody what is shown while nobody waits
 */
export function QueueLine({ nobody }: { nobody: ReactNode }) {
  const play = useLobby().state?.queue.plays[0];
  if (play === undefined) return nobody;
  return (
    <Suspense fallback={nobody}>
      <JoinQueue nobody={nobody} />
    </Suspense>
  );
}
