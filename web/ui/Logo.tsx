/** The logo of the site: four marbles around a ring. The same drawing as public/icon.svg. */
export function Logo() {
  return <img src="/icon.svg" alt="" width="32" height="32" />;
}
