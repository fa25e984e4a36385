/** The value below which a share of the sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Three digits that matter. */
export const round = (value: number): number => Number(value.toPrecision(3))

/** Calls `work` from `workers` places at once until `seconds` are over. Gives each call's milliseconds and the time it all took. */
export async function load(
  workers: number,
  seconds: number,
  work: (worker: number) => Promise<void>,
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        const began = performance.now()
        await work(worker)
        times.push(performance.now() - began)
      }
    }),
  )
  return { times, seconds: (performance.now() - start) / 1000 }
}
