import { chakra } from "@chakra-ui/react/styled-system";

/** Replaces the picture of a bot. Drawn, because not every device has a robot among its characters. */
export function Robot() {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      width="2em"
      height="2em"
      flexShrink="0"
      borderRadius="full"
      bg="bg.sunken"
      color="fg.muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M16 10V6.5" />
      <rect x="8" y="10" width="16" height="13" rx="4" fill="var(--tac-bg-raised)" />
      <path d="M5.5 15v3.5M26.5 15v3.5M13 19.5h6" />
      <g fill="currentColor" stroke="none">
        <circle cx="16" cy="5.5" r="1.8" />
        <circle cx="12.7" cy="15" r="1.7" />
        <circle cx="19.3" cy="15" r="1.7" />
      </g>
    </chakra.svg>
  );
}
