/** The server of a shop: `node server/src/main.ts`. What it reads from the environment: environment.ts. */
import { readEnvironment } from './environment.ts'
import { reportFailure } from './explain-failure.ts'
import { type RunningServer, startServer } from './start-server.ts'

const patience = 15_000

try {
  const ending = firstSignal()
  const server = await startServer(readEnvironment())
  process.stdout.write(`Quầy is ready at ${server.address}\n`)
  await ending
  await stopWithin(server, patience)
} catch (error) {
  reportFailure(error)
}
process.exit()

/** Ctrl+C reaches us twice where a parent passes it on, so only the first counts. */
function firstSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, () => resolve())
  })
}

async function stopWithin(server: RunningServer, milliseconds: number): Promise<void> {
  // What does not end by itself is ended: the database gets its fast shutdown with our exit.
  const timer = setTimeout(() => process.exit(1), milliseconds)
  await server.stop()
  clearTimeout(timer)
}
