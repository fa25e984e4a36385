import { DomainError } from '../db/domain-error.ts'

/**
 * What calls wait for apart from one another, so that a list never holds up a sale: `write` is what changes something,
 * `read` lists and details, `report` what reads a store's whole past or stock, `file` what reads or writes a file,
 * `public` what comes before signing in; `hash` is the hashing of passwords, which holds no connection.
 */
export type Lane = 'write' | 'read' | 'report' | 'file' | 'public' | 'hash'

interface Room {
  /** Calls of all stores that hold a connection at once. */
  atOnce: number
  /** Of one store, and of one session in it. */
  ofStore: number
  ofSession: number
  /** The same while other stores work too. */
  beside: { ofStore: number; ofSession: number }
  /** How long a call waits for its turn, in milliseconds. */
  patience: number
}

/** Writes of one store wait for each other's rows anyway; reading is held to what leaves a processor to the others. */
export const rooms: Readonly<Record<Lane, Room>> = {
  write: { atOnce: 8, ofStore: 4, ofSession: 4, beside: { ofStore: 4, ofSession: 2 }, patience: 20_000 },
  read: { atOnce: 5, ofStore: 3, ofSession: 2, beside: { ofStore: 2, ofSession: 1 }, patience: 20_000 },
  report: { atOnce: 2, ofStore: 1, ofSession: 1, beside: { ofStore: 1, ofSession: 1 }, patience: 30_000 },
  file: { atOnce: 2, ofStore: 1, ofSession: 1, beside: { ofStore: 1, ofSession: 1 }, patience: 60_000 },
  public: { atOnce: 4, ofStore: 3, ofSession: 3, beside: { ofStore: 2, ofSession: 2 }, patience: 10_000 },
  // Half of the threads that files and names share: a flood of sign-ins leaves the other half to the shop.
  hash: { atOnce: 2, ofStore: 2, ofSession: 2, beside: { ofStore: 1, ofSession: 1 }, patience: 10_000 },
}
/** As many connections as all lanes together can hold. */
export const connectionsNeeded = Object.values(rooms).reduce((sum, { atOnce }) => sum + atOnce, -rooms.hash.atOnce)

/** Calls of one store, and of one session, that wait in a lane; the next one is refused. */
const waitingOfStore = 240
const waitingOfSession = 200
/** A store counts as one that works this long after its last call, in milliseconds. */
const atWorkFor = 2_000

/** On whose account a call waits: a store and a session in it; before signing in an address stands for both. */
export interface Caller {
  store: string
  session: string
  /** Whether the client has gone: then the call is dropped when its turn comes. */
  isGone?: (() => boolean) | undefined
}

/** Gives the turn back. */
export type Leave = () => void

export interface Turns {
  /**
   * Waits for a turn. Stores come in turn, and in a store its sessions, so that many calls of one make no other wait.
   * Throws `store-busy` when too many of the caller's store or session wait already, or after the lane's patience; a
   * call that comes back to its own work (`isBack`) is never refused.
   */
  take(lane: Lane, caller: Caller, isBack?: boolean): Promise<Leave>
  /** How many wait and how many hold a turn, for the metrics. */
  count(lane: Lane): { waiting: number; running: number }
}

interface Waiting {
  caller: Caller
  begin(): void
  refuse(error: DomainError): void
}

interface Line {
  running: number
  /** Waiting calls by session; the session whose turn is next comes first. */
  sessions: Map<string, { running: number; waiting: Waiting[] }>
  waiting: number
}

/** The turns of one server, all in memory. The clock can be set in tests. */
export function makeTurns(now: () => number = () => performance.now()): Turns {
  const lastSeen = new Map<string, number>()
  const lanes = Object.fromEntries(
    Object.entries(rooms).map(([lane, room]) => [lane, openLane(room, lastSeen, now)]),
  ) as Record<Lane, ReturnType<typeof openLane>>
  return {
    take: (lane, caller, isBack = false) => lanes[lane].take(caller, isBack),
    count: lane => lanes[lane].count(),
  }
}

function openLane(room: Room, lastSeen: Map<string, number>, now: () => number) {
  /** Stores with calls in this lane; the store whose turn is next comes first. */
  const lines = new Map<string, Line>()
  let running = 0

  function take(caller: Caller, isBack: boolean): Promise<Leave> {
    noteWork(caller.store)
    const line = lineOf(caller.store)
    const session = sessionOf(line, caller.session)
    const leave = () => end(caller)
    if (line.waiting === 0 && mayBegin(line, session)) {
      begin(line, session)
      return Promise.resolve(leave)
    }
    if (!isBack && (line.waiting >= waitingOfStore || session.waiting.length >= waitingOfSession)) {
      forgetEmpty(caller)
      return Promise.reject(busy(room))
    }
    return new Promise<Leave>((resolve, reject) => {
      const timer = isBack ? undefined : setTimeout(() => giveUp(one), room.patience)
      const one: Waiting = {
        caller,
        begin() {
          clearTimeout(timer)
          resolve(leave)
        },
        refuse(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
      if (isBack) session.waiting.unshift(one)
      else session.waiting.push(one)
      line.waiting++
      // Another caller of the store may wait for the session's share.
      callNext()
    })
  }

  function end(caller: Caller): void {
    const line = lineOf(caller.store)
    sessionOf(line, caller.session).running--
    line.running--
    running--
    forgetEmpty(caller)
    callNext()
  }

  /** Lets as many begin as there is room for, a store at a time and in it a session at a time. */
  function callNext(): void {
    for (let isMoving = true; isMoving && running < room.atOnce; ) {
      isMoving = false
      for (const [store, line] of [...lines]) {
        if (running >= room.atOnce) break
        if (line.waiting > 0 && callOf(store, line)) isMoving = true
      }
    }
  }

  function callOf(store: string, line: Line): boolean {
    for (const [id, session] of [...line.sessions]) {
      if (!session.waiting.length || !mayBegin(line, session)) continue
      const one = session.waiting.shift()!
      line.waiting--
      // Behind the others of its kind, for the next time.
      line.sessions.delete(id)
      line.sessions.set(id, session)
      lines.delete(store)
      lines.set(store, line)
      if (one.caller.isGone?.()) {
        one.refuse(busy(room))
        forgetEmpty(one.caller)
      } else {
        begin(line, session)
        one.begin()
      }
      return true
    }
    return false
  }

  function begin(line: Line, session: { running: number }): void {
    session.running++
    line.running++
    running++
  }

  function mayBegin(line: Line, session: { running: number }): boolean {
    const { ofStore, ofSession } = othersWork() ? room.beside : room
    return running < room.atOnce && line.running < ofStore && session.running < ofSession
  }

  function giveUp(one: Waiting): void {
    const line = lineOf(one.caller.store)
    const { waiting } = sessionOf(line, one.caller.session)
    waiting.splice(waiting.indexOf(one), 1)
    line.waiting--
    forgetEmpty(one.caller)
    one.refuse(busy(room))
  }

  function noteWork(store: string): void {
    lastSeen.delete(store)
    lastSeen.set(store, now())
  }
  /** Whether more than one store was seen of late. Those seen longest ago stand first. */
  function othersWork(): boolean {
    const since = now() - atWorkFor
    for (const [store, at] of lastSeen) {
      if (at > since) break
      lastSeen.delete(store)
    }
    return lastSeen.size > 1
  }

  function lineOf(store: string): Line {
    const line = lines.get(store) ?? { running: 0, sessions: new Map(), waiting: 0 }
    lines.set(store, line)
    return line
  }
  function sessionOf(line: Line, id: string) {
    const session = line.sessions.get(id) ?? { running: 0, waiting: [] }
    line.sessions.set(id, session)
    return session
  }
  function forgetEmpty({ store, session }: Caller): void {
    const line = lines.get(store)
    const own = line?.sessions.get(session)
    if (own && own.running === 0 && own.waiting.length === 0) line!.sessions.delete(session)
    if (line?.sessions.size === 0) lines.delete(store)
  }
  const count = () => ({ running, waiting: [...lines.values()].reduce((sum, line) => sum + line.waiting, 0) })
  return { take, count }
}

const busy = ({ patience }: Room) => new DomainError('store-busy', { seconds: Math.ceil(patience / 5_000) })
