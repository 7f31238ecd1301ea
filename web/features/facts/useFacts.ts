import { useEffect, useState } from "react";
import { fetchFunFacts } from "#web/net/funFacts.ts";
import { type Fact, factsOf } from "./facts.ts";

/** The fun facts; `undefined` while loading, none if they are unavailable. */
export function useFacts(): readonly Fact[] | undefined {
  const [facts, setFacts] = useState<readonly Fact[]>();
  useEffect(() => {
    let isGone = false;
    // Nobody needs them to play.
    void fetchFunFacts().then(
      (answer) => isGone || setFacts(factsOf(answer)),
      () => isGone || setFacts([]),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return facts;
}
