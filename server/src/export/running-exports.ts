/** How far an export is. Kept by the server that makes it, as long as it runs. */
interface Running {
  employeeId: string
  done: number
  total: number
}

const running = new Map<string, Running>()

/** Passes the rows of an export on and counts them, so that the client can ask for the progress. */
export async function* counted<Row>(
  id: string | undefined,
  employeeId: string,
  total: number,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const state: Running = { employeeId, done: 0, total }
  if (id) running.set(id, state)
  try {
    for await (const row of rows) {
      state.done++
      yield row
    }
  } finally {
    if (id) running.delete(id)
  }
}

/** The caller's own export while it runs. */
export function progressOf(id: string, employeeId: string): { id: string; done: number; total: number } | undefined {
  const state = running.get(id)
  return state?.employeeId === employeeId ? { id, done: state.done, total: state.total } : undefined
}
