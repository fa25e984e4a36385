/** The server of a shop: `node server/src/main.ts`. What it reads from the environment: environment.ts. */
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { startServer } from './start/start-server.ts'

/** How long requests and jobs may take to end. */
const patience = 15_000

try {
  const ending = firstSignal()
  const server = await startServer(readEnvironment())
  process.stdout.write(`Quầy is ready at ${server.address}\n`)
  for (const address of server.networkAddresses) process.stdout.write(`  other devices of the shop: ${address}\n`)
  await ending
  await server.stop()
} catch (error) {
  reportFailure(error)
}
process.exit()

/**
 * Ctrl+C reaches us twice where a parent passes it on, so only the first counts. What does not end by itself is ended:
 * the database gets its fast shutdown with our exit.
 */
function firstSignal(): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      setTimeout(() => process.exit(1), patience).unref()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, end)
    // Who started us as a service lets go (scripts/serve.mjs): where there are no signals, that is how it ends us.
    process.once('disconnect', end)
  })
}
