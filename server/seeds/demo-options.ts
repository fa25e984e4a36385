import { parseArgs } from 'node:util'
import { StartError } from '../src/start/start-error.ts'

export const demoHelp = `npm run demo -- [options]

  --months N           how far back the pharmacy opened, in months (3); 0.1 is three days
  --bills-per-day N,M  bills a day of the first branch and the second, on the average (70,45)
  --seed N             another number gives other sales, customers and deliveries (1)
  --again              adds another pharmacy to a database that already holds one

Fills DATA_DIR (./data), or the database of DATABASE_URL.
`

const longest = 36
const mostBills = 2_000
const daysOfMonth = 30.4

export interface DemoOptions {
  days: number
  billsPerDay: [number, number]
  seed: number
  again: boolean
  help: boolean
}

/** Reads the command line. Throws StartError with what is wrong about it. */
export function readDemoOptions(args: string[]): DemoOptions {
  const values = parse(args)
  const months = numberOf('--months', values.months ?? '3', { least: 0.03, most: longest })
  const [first, second, ...more] = (values['bills-per-day'] ?? '70,45').split(',')
  if (more.length) throw new StartError('--bills-per-day takes one number or two: 70,45.')
  const ofFirst = numberOf('--bills-per-day', first!, { least: 1, most: mostBills })
  return {
    days: Math.max(1, Math.round(months * daysOfMonth)),
    billsPerDay: [
      ofFirst,
      second === undefined
        ? Math.round(ofFirst * 0.64)
        : numberOf('--bills-per-day', second, { least: 1, most: mostBills }),
    ],
    seed: numberOf('--seed', values.seed ?? '1', { least: 0, most: 0xffff_ffff }),
    again: values.again ?? false,
    help: values.help ?? false,
  }
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        months: { type: 'string' },
        'bills-per-day': { type: 'string' },
        seed: { type: 'string' },
        again: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return values
  } catch (error) {
    throw new StartError(`${(error as Error).message} See npm run demo -- --help.`)
  }
}

function numberOf(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value >= least && value <= most) return value
  throw new StartError(`${name} must be a number from ${least} to ${most}; it is "${text}".`)
}
