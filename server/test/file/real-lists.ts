import { existsSync } from 'node:fs'
import * as path from 'node:path'

const folder = process.env.QUAY_DATA ?? path.resolve(import.meta.dirname, '../../../../shared/data')

/** Whether the lists of real medicines are there. They lie beside the repository and are never part of it. */
export const hasRealLists = existsSync(folder)

/** Why tests of real lists are skipped, for the name of what is skipped. */
export const realListsLie = 'lists of real medicines (they lie in QUAY_DATA or ../shared/data)'

/** Where a real list lies. */
export const realList = (name: string) => path.join(folder, name)
