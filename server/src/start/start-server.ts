import { access } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'
import { type Logger, pino } from 'pino'
import { buildApp } from '../app.ts'
import { keepNewest } from '../backup/keep-newest.ts'
import { readRecoveryFile } from '../backup/recovery-file.ts'
import { backupsDirectory, writeBackup } from '../backup/write-backup.ts'
import { type DatabaseAddress, openPool, withOwner } from '../db/connection/pool.ts'
import { openRequestLogin } from '../db/connection/request-login.ts'
import { watchOtherWrites } from '../db/connection/watch-other-writes.ts'
import { ownData, startDatabase } from '../db/database.ts'
import { migrate } from '../db/migration/migrate.ts'
import { passwordCost } from '../features/auth/password/password.ts'
import { printingOf } from '../features/printer/printing.ts'
import { collectMetrics, serveMetrics } from '../http/metrics.ts'
import { connectionsNeeded } from '../http/turns.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { workers } from '../jobs/workers.ts'
import { type Forward, forwardLines } from '../log-forward/forward-lines.ts'
import { securityLine } from '../log-forward/security-line.ts'
import { readSecret } from '../secret.ts'
import type { SecretKeys } from '../secret-box.ts'
import { openNetwork } from '../trust/open-network.ts'
import type { Environment } from './environment.ts'
import { quietLog } from './quiet-log.ts'

export interface RunningServer {
  /** Where people open it on this machine. */
  address: string
  /** Where other devices of the shop open it; empty without TLS of the shop's own. */
  networkAddresses: readonly string[]
  stop(): Promise<void>
}

const webDirectory = path.resolve(import.meta.dirname, '../../../web/dist')
const keptBeforeUpgrade = 5
/** For the health of the database, beside all calls. */
const spareConnections = 2

/**
 * Starts everything: lock of the data directory, PostgreSQL, migrations, jobs, the app on its port. What was started
 * is stopped again, last first, by `stop`, and when a later step fails.
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const running: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let end = running.pop(); end; end = running.pop()) await end()
  }
  try {
    return { ...(await startAll(environment, running)), stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

type Addresses = Pick<RunningServer, 'address' | 'networkAddresses'>

async function startAll(environment: Environment, running: (() => Promise<unknown>)[]): Promise<Addresses> {
  const forward = environment.logForward && forwardLines(environment.logForward)
  if (forward) running.push(forward.stop)
  const log = openLog(environment.logLevel, forward)
  const lock = await ownData(environment.dataDirectory, 'Quầy')
  running.push(async () => lock.release())
  const secrets = await readSecret(environment.dataDirectory, environment.secretKey)

  const database = await startDatabase(environment, text => log.debug({ text }, 'PostgreSQL'))
  running.push(database.stop)
  const { address } = database
  await prepareSchema(address, environment.dataDirectory, secrets, log)
  const login = await withOwner(address, owner =>
    openRequestLogin(owner, address, { url: environment.databaseAppUrl, secret: secrets.secret }),
  )

  const pool = openPool(login, { size: connectionsNeeded + spareConnections })
  running.push(() => pool.end())
  // The embedded database has one server; what tools write beside it tills find by the digest.
  if (environment.databaseUrl) running.push(await watchOtherWrites(address, { log }))
  const jobs = await startJobs(
    { address, dataDirectory: environment.dataDirectory, quotas: environment.quotas, secrets, log },
    workers,
  )
  running.push(jobs.stop)

  const metrics = environment.adminPort === undefined ? undefined : collectMetrics(pool)
  const app = await buildApp(
    {
      pool,
      sendJob: jobs.sendJob,
      ...secrets,
      dataDirectory: environment.dataDirectory,
      strictAudit: false,
      publicRateLimit: { max: 60, timeWindow: '1 minute' },
      passwordCost,
      refusedSignInMs: 300,
      registration: environment.registration,
      quotas: environment.quotas,
      breachedPasswords: environment.breachedPasswords,
      printing: printingOf(environment.printers),
      securityLog: forward && (event => forward.write(securityLine(event))),
    },
    {
      logger: log,
      trustProxy: environment.trustProxy,
      allowedHosts: environment.allowedHosts,
      ...(environment.tls ? { tls: environment.tls } : {}),
      ...(metrics ? { metrics } : {}),
      ...((await isBuilt()) ? { webDirectory, keepsClient: environment.keepsClient } : {}),
    },
  )
  running.push(() => app.close())
  await app.listen({ port: environment.port, host: environment.host })
  if (metrics) {
    const server = await serveMetrics(environment.adminPort!, metrics)
    running.push(async () => server.close())
  }
  const url = urlOf(environment, (app.server.address() as AddressInfo).port)
  const network = await openNetwork(environment, app)
  running.push(network.stop)
  lock.describe({ address: url })
  return { address: url, networkAddresses: network.addresses }
}

/** JSON lines on standard output, and the same ones to another system where one is named. */
function openLog(level: Environment['logLevel'], forward: Forward | undefined): Logger {
  const options = { ...quietLog, level }
  if (!forward) return pino(options)
  const streams = [{ stream: pino.destination(1) }, { stream: forward }]
  return pino(options, pino.multistream(streams.map(each => ({ ...each, level: 'trace' }))))
}

/** Brings the schema up to date; what a database held before is copied first. */
async function prepareSchema(
  address: DatabaseAddress,
  dataDirectory: string,
  secrets: SecretKeys,
  log: Logger,
): Promise<void> {
  const directory = backupsDirectory(dataDirectory)
  await withOwner(address, async owner => {
    const applied = await migrate(owner, {
      async before() {
        const recovery = await readRecoveryFile(dataDirectory)
        const { file } = await writeBackup(address, { directory, name: 'before-upgrade' }, { secrets, recovery })
        await keepNewest(directory, 'before-upgrade', keptBeforeUpgrade)
        log.info({ file }, 'Copied before the upgrade')
      },
    })
    if (applied.length) log.info({ applied }, 'The database was brought up to date')
  })
}

function urlOf({ host, tls }: Environment, port: number): string {
  const everywhere = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `${tls ? 'https' : 'http'}://${name}:${port}`
}

const isBuilt = () =>
  access(path.join(webDirectory, 'index.html')).then(
    () => true,
    () => false,
  )
