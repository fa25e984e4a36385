/** Writes db/schema.ts, the types of the migrated database; a test fails when the file no longer matches. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { openOwner } from '../connection/pool.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { schemaText } from './schema-text.ts'

const directory = await mkdtemp(path.join(tmpdir(), 'quay-schema-'))
const server = await startEmbedded(directory, { settings: { fsync: 'off' } })
const owner = await openOwner(server.address)
await migrate(owner)
await writeFile(path.join(import.meta.dirname, '../schema.ts'), await schemaText(owner))
await owner.end()
await server.stop()
await rm(directory, { recursive: true, force: true })
