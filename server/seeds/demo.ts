/** Fills a database with a believable pharmacy: `npm run demo -- --months 12`. What it takes: `--help`. */
import { mkdir } from 'node:fs/promises'
import type pg from 'pg'
import { openOwner, openPool } from '../src/db/connection/pool.ts'
import { openRequestLogin } from '../src/db/connection/request-login.ts'
import { storeIds } from '../src/db/connection/stores.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migration/migrate.ts'
import { readSecret } from '../src/secret.ts'
import { readEnvironment } from '../src/start/environment.ts'
import { reportFailure } from '../src/start/explain-failure.ts'
import { StartError } from '../src/start/start-error.ts'
import { pharmacy } from './cast/pharmacy.ts'
import { staff } from './cast/staff.ts'
import { demoHelp, readDemoOptions } from './demo-options.ts'
import { demoRuntime } from './demo-runtime.ts'
import { type Filled, fillDemo } from './fill-demo.ts'
import { freeSignIn } from './free-sign-in.ts'
import { listDemoMedicines } from './list-medicines.ts'
import type { SignIn } from './open-shop.ts'
import { showProgress } from './progress.ts'

try {
  const options = readDemoOptions(process.argv.slice(2))
  if (options.help) process.stdout.write(demoHelp)
  else await demonstrate(options)
} catch (error) {
  reportFailure(error)
}
process.exit()

async function demonstrate(options: ReturnType<typeof readDemoOptions>): Promise<void> {
  const environment = readEnvironment()
  const began = Date.now()
  const database = await openDatabase('npm run demo', environment)
  try {
    const owner = await openOwner(database.address)
    await migrate(owner, { before: refuseUpgrade })
    await refuseUsed(owner, options.again, environment.databaseUrl ? 'The database' : environment.dataDirectory)
    const signIn = await freeSignIn(owner)
    await listDemoMedicines(owner, new Date())
    await mkdir(environment.dataDirectory, { recursive: true, mode: 0o755 })
    const { secret } = await readSecret(environment.dataDirectory, environment.secretKey)
    const url = environment.databaseAppUrl
    const pool = openPool(await openRequestLogin(owner, database.address, { url, secret }), { size: 2 })
    const filled = await fillDemo(
      { ...options, signIn, end: new Date() },
      {
        pool,
        runtime: demoRuntime(pool, await readSecret(environment.dataDirectory, environment.secretKey)),
        progress: showProgress(process.stderr),
        afterOpening: async () => void (await owner.query('analyze')),
      },
    )
    await owner.query('analyze')
    await pool.end()
    await owner.end()
    process.stdout.write(welcome(filled, signIn, Math.round((Date.now() - began) / 1_000)))
  } finally {
    await database.stop()
  }
}

/** A database of an older version is copied before it is upgraded: that is the server's to do. */
async function refuseUpgrade(): Promise<void> {
  throw new StartError(
    'The database was made by an older version. Start it once with npm start, then run the demo again.',
  )
}

async function refuseUsed(owner: pg.Client, again: boolean, place: string): Promise<void> {
  const stores = await storeIds(owner)
  if (again || !stores.length) return
  const held = stores.length === 1 ? 'a store' : `${stores.length} stores`
  throw new StartError(
    `${place} already holds ${held}; nothing was changed. Choose an empty one (DATA_DIR=./demo-data npm run demo), or add another pharmacy beside it: npm run demo -- --again`,
  )
}

function welcome({ bills, products, onboarding }: Filled, { username }: SignIn, seconds: number): string {
  return `
${pharmacy.storeName}: ${products} products, ${bills} bills since ${onboarding}, in ${seconds} seconds.

  Start it:   npm start      (with the same DATA_DIR or DATABASE_URL)
  Sign in:    ${username}
  Password:   ${pharmacy.password}   (the same for everybody)
  Colleagues: ${staff.map(member => `${username}.${member.login}`).join(', ')}
`
}
