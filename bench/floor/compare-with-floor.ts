import { cpuOfTree } from '../cpu.ts'
import type { ShopServer } from '../shop-server.ts'
import { load, median, percentile, round } from '../statistics.ts'

export interface FloorFigures {
  concurrency: number
  p50: number
  p99: number
  perSecond: number
  serverCpuMs: number
  databaseCpuMs: number
  cpuMs: number
  floor: { p50: number; p99: number; perSecond: number; cpuMs: number }
  /** Ours over the floor, the median of the rounds. */
  cpuRatio: number
  p50Ratio: number
  errors: number
}

/** What is sold in turn: through the program, and as bare SQL in this process. */
interface Contest<Connection> {
  seconds: number
  rounds: number
  concurrencies: readonly number[]
  /** One sale of the program; false where it was refused. */
  sell(): Promise<boolean>
  connect(count: number): Promise<Connection[]>
  floor(connection: Connection): Promise<void>
  disconnect(connection: Connection): Promise<void>
}

interface Round {
  times: number[]
  perSecond: number
  serverCpuMs: number
  databaseCpuMs: number
}

/**
 * Sales of the program beside their floor: the same rows written as bare SQL in one process. The two run in turn, so that a
 * machine whose speed drifts does not favour either; medians of the rounds are given.
 */
export async function compareWithFloor<Connection>(
  server: ShopServer,
  { seconds, rounds, concurrencies, ...contest }: Contest<Connection>,
): Promise<FloorFigures[]> {
  const figures: FloorFigures[] = []
  let errors = 0
  const sell = async () => {
    if (!(await contest.sell())) errors++
  }
  await load(8, seconds, sell) // warm
  for (const concurrency of concurrencies) {
    errors = 0
    const connections = await contest.connect(concurrency)
    const floor = (worker: number) => contest.floor(connections[worker]!)
    await load(concurrency, 1, floor)
    const [ours, floors]: [Round[], Round[]] = [[], []]
    for (let i = 0; i < rounds; i++) {
      ours.push(await measured(server, server.serverPid, () => load(concurrency, seconds, sell)))
      floors.push(await measured(server, process.pid, () => load(concurrency, seconds, floor)))
    }
    await Promise.all(connections.map(contest.disconnect))
    figures.push(compare(concurrency, ours, floors, errors))
  }
  return figures
}

async function measured(
  server: ShopServer,
  pid: number,
  run: () => Promise<{ times: number[]; seconds: number }>,
): Promise<Round> {
  const before = [cpuOfTree(pid, server.databasePid), cpuOfTree(server.databasePid)] as const
  const { times, seconds } = await run()
  const sales = times.length
  return {
    times,
    perSecond: sales / seconds,
    serverCpuMs: (cpuOfTree(pid, server.databasePid) - before[0]) / sales,
    databaseCpuMs: (cpuOfTree(server.databasePid) - before[1]) / sales,
  }
}

function compare(concurrency: number, ours: Round[], floor: Round[], errors: number): FloorFigures {
  const cpu = (one: Round) => one.serverCpuMs + one.databaseCpuMs
  const p50 = (one: Round) => median(one.times)
  return {
    concurrency,
    p50: round(median(ours.map(p50))),
    p99: round(
      percentile(
        ours.flatMap(one => one.times),
        0.99,
      ),
    ),
    perSecond: round(median(ours.map(one => one.perSecond))),
    serverCpuMs: round(median(ours.map(one => one.serverCpuMs))),
    databaseCpuMs: round(median(ours.map(one => one.databaseCpuMs))),
    cpuMs: round(median(ours.map(cpu))),
    floor: {
      p50: round(median(floor.map(p50))),
      p99: round(
        percentile(
          floor.flatMap(one => one.times),
          0.99,
        ),
      ),
      perSecond: round(median(floor.map(one => one.perSecond))),
      cpuMs: round(median(floor.map(cpu))),
    },
    cpuRatio: round(median(ours.map((one, i) => cpu(one) / cpu(floor[i]!)))),
    p50Ratio: round(median(ours.map((one, i) => p50(one) / p50(floor[i]!)))),
    errors,
  }
}
