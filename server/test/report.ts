import type { ReportSystem } from '@quay/contract/submission'
import type { Answer } from '@quay/domain/submission/after-answer'
import { newId } from '../src/db/new-id.ts'
import type { OutsideMessage, OutsideSystem } from '../src/outside/outside-system.ts'
import type { Person, TestApp } from './app.ts'
import { inStore } from './factories.ts'

/** Connects a branch to a system that it reports to, or ends that: no route does it yet. */
export const connect = (
  shop: TestApp,
  person: Person,
  { system = 'duoc-quoc-gia', status = 1, branchId = person.branchId }: Connection = {},
): Promise<unknown> =>
  inStore(shop, person.profile.store.id, query =>
    query(
      `insert into connection (store_id, id, branch_id, system, status) values ($1, $2, $3, $4, $5)
       on conflict (store_id, branch_id, system) do update set status = excluded.status`,
      [person.profile.store.id, newId(), branchId, system, status],
    ),
  )

interface Connection {
  system?: ReportSystem
  status?: 0 | 1
  branchId?: string
}

export interface StateSystem extends OutsideSystem {
  /** Every message that reached it, with copies. */
  heard: OutsideMessage[]
  /** What it holds by the document's id: each saying once, however often it came. */
  held: ReadonlyMap<string, { reference: string; revision: number; isWithdrawn: boolean }>
  /** What happens to the next calls, in order; then it takes everything. */
  faults: Fault[]
}

/**
 * `refuse`: reads and does not take. `lose`: the message never arrives. `take-and-be-silent`: takes it, and the answer
 * is lost. `hang`: never answers, and does not mind the signal. `crash`: the adapter itself fails.
 */
export type Fault = 'refuse' | 'lose' | 'take-and-be-silent' | 'hang' | 'crash'

/** A system of the state as it is documented: it knows a document by its id, and gives a copy the number of the first. */
export function stateSystem(system: ReportSystem = 'duoc-quoc-gia'): StateSystem {
  const held = new Map<string, { reference: string; revision: number; isWithdrawn: boolean }>()
  const faults: Fault[] = []
  const heard: OutsideMessage[] = []
  let given = 0

  function take({ documentId, revision, message }: OutsideMessage): Answer {
    const known = held.get(documentId)
    const reference = known?.reference ?? `PN_QG_${String(++given).padStart(8, '0')}`
    if (!known || known.revision < revision)
      held.set(documentId, { reference, revision, isWithdrawn: message === 'WITHDRAW' })
    return { outcome: 'accepted', reference }
  }

  return {
    system,
    heard,
    held,
    faults,
    async send(message) {
      const fault = faults.shift()
      if (fault === 'hang') return new Promise<Answer>(() => {})
      if (fault === 'crash') throw new TypeError('Cannot read properties of undefined')
      if (fault === 'lose') return { outcome: 'unreachable', words: 'Không kết nối được.' }
      heard.push(message)
      if (fault === 'refuse') return { outcome: 'refused', words: 'Mã thuốc không đúng.' }
      const answer = take(message)
      return fault === 'take-and-be-silent' ? { outcome: 'unreachable', words: 'Mất kết nối.' } : answer
    },
  }
}
