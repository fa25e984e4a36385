import { nodes, type TreeValue } from './null-places.ts'

const timestamptz = '1184'

/**
 * Whether a statement puts an instant into JSON by a function (`makers`, by oid). There the parsers of the pool do not see
 * it, so it arrives as PostgreSQL writes it (…+00:00) and not as the contract does (…Z).
 */
export function hasInstantInJson(value: TreeValue, makers: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.some(one => hasInstantInJson(one, makers))
  if (typeof value !== 'object') return false
  if (makers.has(String(value.funcid ?? value.aggfnoid))) {
    // Behind what an aggregate takes stands what it is ordered by.
    const taken = nodes(value.args).filter(one => one.resjunk !== 'true')
    const given = taken.map(one => (one.kind === 'TARGETENTRY' ? nodes(one.expr)[0] : one))
    const types = given.map(
      one => one?.vartype ?? one?.funcresulttype ?? one?.coalescetype ?? one?.casetype ?? one?.aggtype,
    )
    if (types.includes(timestamptz)) return true
  }
  return Object.values(value).some(one => hasInstantInJson(one, makers))
}
