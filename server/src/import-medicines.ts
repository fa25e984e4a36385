/**
 * `npm run import-medicines -- FILE`: brings the national list of medicines up to date from a CSV or JSON file, while
 * people work. `--whole`: the file is the whole list, what it does not name was withdrawn; `--force` withdraws even a
 * tenth of it and more. `--wrong FILE` writes the rows that could not be read there.
 */
import { createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { withOwner } from './db/connection/pool.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { importMedicines, UnreadableList } from './features/medicine/import-medicines.ts'
import { readListFile } from './features/medicine/read-list-file.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'

/** So many wrong rows are shown; all of them go into the file of `--wrong`. */
const shownAtMost = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { file, ...options } = readArguments()
  await access(file).catch(() => {
    throw new StartError(`There is no file ${file}.`)
  })
  const environment = readEnvironment()
  await requireDatabase(environment)
  const database = await openDatabase('npm run import-medicines', environment)
  try {
    await withOwner(database.address, async owner => {
      const wrongFile = options.wrong === undefined ? undefined : createWriteStream(options.wrong)
      wrongFile?.write('\uFEFFDòng,Lý do\n')
      let shown = 0
      const result = await importMedicines(owner, readListFile(file), {
        source: path.basename(file),
        isWhole: options.whole,
        isForced: options.force,
        now: new Date(),
        onWrong(place, reason) {
          wrongFile?.write(`${place},"${reason.replaceAll('"', '""')}"\n`)
          if (++shown <= shownAtMost) process.stderr.write(`Dòng ${place}: ${reason}\n`)
        },
        onProgress: rows => process.stderr.isTTY && process.stderr.write(`\r${rows} rows`),
      }).catch((error: unknown) => {
        throw error instanceof UnreadableList || error instanceof SyntaxError ? new StartError(error.message) : error
      })
      wrongFile?.end()
      if (process.stderr.isTTY) process.stderr.write('\n')
      if (result.wrong > shownAtMost)
        say(`… and ${result.wrong - shownAtMost} more wrong rows (--wrong FILE writes all).`)
      say(
        `${result.rows} rows: ${result.added} new, ${result.changed} changed, ${result.unchanged} as they were, ${result.withdrawn} withdrawn, ${result.wrong} wrong.`,
      )
      if (result.spared) {
        say(
          `${result.spared} medicines are not in this list. That is so many that the file may be cut off: none was withdrawn. --force withdraws them.`,
        )
        process.exitCode = 1
      }
    })
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}

function readArguments() {
  const usage = 'npm run import-medicines -- FILE [--whole [--force]] [--wrong FILE]'
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        whole: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        wrong: { type: 'string' },
      },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length) throw new StartError(`Which file? ${usage}`)
    return { ...values, file }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message}\n${usage}`)
  }
}
