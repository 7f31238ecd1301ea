/** Awaits something that should end soon, but no longer than so many ms. Rethrows what it throws. */
export async function withinMs(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, end]).finally(() => clearTimeout(timer));
}
