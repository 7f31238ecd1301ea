import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#web/net/queries.ts";
import { isFreeQuery, type UniqueField } from "./accountQueries.ts";

/**
 * Whether a name or an email address is still free, checked when its field loses focus. A failed check is not shown:
 * sending the form then reports the problem.
 */
export function useIsFree(kind: UniqueField): {
  asked: string;
  isFree: boolean | undefined;
  ask: (value: string) => void;
} {
  const [asked, setAsked] = useState("");
  const { data: isFree } = useQuery(isFreeQuery(kind, asked), queries);
  return { asked, isFree, ask: setAsked };
}
