import { defaultGrants } from '@quay/contract/areas'
import { isAllowed, type ModelPermission, rightsOf } from '@quay/contract/right/permission'
import type { Profile } from '@quay/contract/session/shapes'
import { firstTillRoutes } from '@quay/contract/till/first-routes'
import { noteHandOver, readHandOver } from '../../offline/people/hand-over.ts'
import { hasOpenCode, knownPeople, rememberPerson } from '../../offline/people/known-people.ts'
import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'
import { queryClient } from '../query-client.ts'
import { session } from './session.ts'

/** Who may take this browser over while the server is away. */
export interface Taker {
  id: string
  fullName: string
  hasCode: boolean
  /** As they last worked here; null for a colleague whose name alone is known. */
  profile: Profile | null
}

const namesKey = (storeId: string): StoredKey => `quay.v2.${storeId}.colleagues`

interface Named {
  id: string
  fullName: string
}

/** Remembers the names of colleagues, for a change of person without the network. */
export function rememberNames(storeId: string, people: readonly Named[]): void {
  writeText(namesKey(storeId), JSON.stringify(people.map(({ id, fullName }) => ({ id, fullName }))))
}

const readNames = (storeId: string): Named[] => readRecord(namesKey(storeId), value => value as Named[]) ?? []

/** The colleagues that this browser knows, those who worked here first. */
export function takersOf({ id: own, store }: Profile): Taker[] {
  const worked = knownPeople(store.id).map(
    ({ profile }): Taker => ({
      id: profile.id,
      fullName: profile.fullName,
      hasCode: hasOpenCode(store.id, profile.id),
      profile,
    }),
  )
  const named = readNames(store.id).map(({ id, fullName }): Taker => ({ id, fullName, hasCode: false, profile: null }))
  const others = named.filter(({ id }) => !worked.some(one => one.id === id))
  return [...worked, ...others].filter(({ id }) => id !== own)
}

/**
 * Gives this browser to a colleague without the network: their last rights here hold, else those of staff. The session stays that of the
 * person before until the colleague proves who they are; what they sell by name alone is claimed until then.
 */
export async function takeOver(taker: Taker, by: 'code' | 'name'): Promise<void> {
  const before = session.storedProfile()
  if (!before) return
  const storeId = before.store.id
  const earlier = readHandOver(storeId)
  const holder = earlier?.before ?? { id: before.id, fullName: before.fullName }
  rememberPerson(before)
  // Back to whose session it is: nothing is to be proved to the server.
  const isReturn = holder.id === taker.id && by === 'code'
  noteHandOver(storeId, isReturn ? null : { userId: taker.id, fullName: taker.fullName, by, before: holder })
  const profile = taker.profile ?? asStaff(before, taker)
  lendContext(before, profile)
  session.handTo(profile)
  queryClient.clear()
}

const asStaff = (profile: Profile, { id, fullName }: Taker): Profile => ({
  ...profile,
  id,
  fullName,
  username: '',
  phone: null,
  email: null,
  avatar: null,
  isPharmacist: false,
  hasPin: false,
  isPinLocked: false,
  mustChangePassword: false,
  role: { ...profile.role, name: 'staff', permissions: [...defaultGrants.staff] },
})

/** Who never sold at this till sells with what it knows of the branch, within their own rights. */
function lendContext(before: Profile, profile: Profile): void {
  for (const { id: branchId } of before.branches) {
    const keyOf = (userId: string): StoredKey => `quay.v1.${userId}.${branchId}.tillContext`
    const read = (userId: string) => readRecord(keyOf(userId), value => firstTillRoutes.context.response.parse(value))
    const known = read(before.id)
    if (!known) continue
    const own = read(profile.id)
    if (own) {
      // What they last saw of the branch stays; the drawer is as it stands now.
      writeText(keyOf(profile.id), JSON.stringify({ ...own, shift: known.shift }))
      continue
    }
    const rights = rightsOf(profile.role.permissions)
    const may = (permission: ModelPermission) => isAllowed(rights, permission)
    const lent: typeof known = {
      ...known,
      sellerId: profile.id,
      mayChangePrice: may({ model: 'sale_price', action: 'update' }),
      maySellOverPosted: may({ model: 'posted_price', action: 'update' }),
      maySellContraindicated: may({ model: 'contraindicated_pair', action: 'create' }),
      maySellWithoutPrescription: may({ model: 'no_prescription', action: 'create' }),
      mayOwe: may({ model: 'negative_stock', action: 'create' }),
      mayChangeSurcharge: may({ model: 'surcharge_amount', action: 'update' }),
      isPharmacist: profile.isPharmacist,
      // What they may take off is not known here: nothing.
      discountLimit: 0,
      offlineReturns: may({ model: 'return', action: 'create' }) ? known.offlineReturns : null,
    }
    writeText(keyOf(profile.id), JSON.stringify(lent))
  }
}
