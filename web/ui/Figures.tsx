import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Numbers with their names, side by side: `[name, value]`. */
export function Figures({ figures }: { figures: readonly (readonly [string, ReactNode])[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(6rem, 1fr))" gap="4">
      {figures.map(([name, value]) => (
        <chakra.div key={name} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
          <chakra.dt fontSize="sm" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd m="0" fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
