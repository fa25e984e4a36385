import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second of Linux's accounting; 100 on every kernel we run on. */
const ticksPerSecond = 100

interface Process {
  pid: number
  parent: number
  /** Milliseconds of user and system time, of itself and of its children that ended. */
  cpuMs: number
}

function readProcess(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0)
    return { pid: Number(pid), parent: Number(fields[1]), cpuMs: (ticks * 1000) / ticksPerSecond }
  } catch {
    return undefined // the process ended while we looked
  }
}

/**
 * CPU milliseconds that a process and everything below it used so far, by the kernel's own accounting; without those of
 * one process below it and its own (a server has its database under it, which is told apart).
 * Not a number where the system has no /proc: then only times are reported.
 */
export function cpuOfTree(root: number, without?: number): number {
  let pids: string[]
  try {
    pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return Number.NaN
  }
  const processes = pids.map(readProcess).filter(one => one !== undefined)
  const children = Map.groupBy(processes, one => one.parent)
  const sum = (one: Process): number =>
    (children.get(one.pid) ?? []).reduce((all, child) => all + (child.pid === without ? 0 : sum(child)), one.cpuMs)
  const top = processes.find(one => one.pid === root)
  return top ? sum(top) : Number.NaN
}
