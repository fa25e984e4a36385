import { defaultGrants } from '@quay/contract/areas'
import type { registerStoreBody } from '@quay/contract/auth/shapes'
import { rightsOf } from '@quay/contract/right/permission'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { namedActor } from '../../../db/named-actor.ts'
import { newId } from '../../../db/new-id.ts'
import type { Runtime } from '../../../runtime.ts'
import { phoneKey } from '../../customer/phone-key.ts'
import { firstDifferenceReasons } from '../../inventory-check/difference-reasons.ts'
import { addSamples } from '../../onboarding/add-samples.ts'
import { wardName } from '../../ward/ward-of.ts'
import { hashPassword, payerOf } from '../password/password.ts'
import { refuseEasyPassword } from '../password/refuse-easy-password.ts'
import { readBrowserToken } from '../session/browser-token.ts'
import type { NewSession } from '../session/new-session.ts'
import { insertSession } from '../session/session-store.ts'
import { firstVoucherKinds } from './first-voucher-kinds.ts'
import { requireInvited, takePlace } from './registration.ts'

type RegisterStore = z.output<typeof registerStoreBody>

/**
 * Makes a store with its default branch, its funds, the three default roles and its first admin, and signs that
 * person in. Gives the session. Throws `registration-closed`, `invitation-needed`, `invitation-unknown`,
 * `username-taken`, `login-phone-taken`, `password-too-easy`, `password-breached`, and `not-found` for
 * a ward that does not exist.
 */
export async function registerStore(tx: Tx, runtime: Runtime, body: RegisterStore): Promise<NewSession> {
  await requireInvited(tx, runtime.registration, body.invitation)
  await refuseEasyPassword(runtime, 'password', body.password, [
    body.username,
    body.fullName,
    body.storeName,
    body.phone,
  ])
  const passwordHash = await tx.releaseWhile(() => hashPassword(runtime, body.password, payerOf(tx)))
  const branchId = newId()
  const employeeId = newId()
  await wardName(tx, body.wardCode)
  const storeId = await takePlace(tx, runtime.registration, body.invitation)
  await claimLoginName(
    tx,
    fold(body.username),
    employeeId,
    new DomainError('username-taken', { username: body.username }),
  )
  await claimLoginName(
    tx,
    phoneKey(body.phone),
    employeeId,
    new DomainError('login-phone-taken', { phone: body.phone }),
  )

  await tx.insert('store', [
    {
      id: storeId,
      name: body.storeName,
      phone: body.phone,
      email: body.email ?? null,
      address: body.address ?? null,
      wardCode: body.wardCode ?? null,
      isAgency: body.isAgency ?? false,
    },
  ])
  await tx.insert('branch', [
    {
      id: branchId,
      code: 'CN01',
      name: 'Chi nhánh chính',
      phone: body.phone,
      address: body.address ?? null,
      wardCode: body.wardCode ?? null,
      isDefaultBranch: true,
    },
  ])
  const roleIds = await insertDefaultRoles(tx)
  await tx.insert('employee', [
    {
      id: employeeId,
      roleId: roleIds.admin,
      fullName: body.fullName,
      username: body.username,
      phone: body.phone,
      email: body.email ?? null,
      passwordHash,
    },
  ])
  await tx.insert('employee_branch', [{ id: newId(), employeeId, branchId }])
  await tx.insert('cash_account', [{ id: newId(), branchId, kind: 'CASH', name: 'Tiền mặt' }])
  await tx.insert('voucher_kind', firstVoucherKinds())
  await tx.insert('difference_reason', firstDifferenceReasons())
  const browserId = readBrowserToken(runtime.secret, body.browserToken) ?? newId()
  const sessionId = await insertSession(tx, employeeId, { browserId, startedBy: 'password' })

  tx.actor = namedActor(storeId, { employeeId, fullName: body.fullName, sessionId })
  await tx.audit('store.register', { kind: 'store', id: storeId, code: body.storeName, branchId }, undefined, {
    storeName: body.storeName,
    username: body.username,
  })
  if (body.samples) await addSamples(tx, ownerOf(tx.actor, roleIds.admin, branchId), body.samples)
  return { storeId, sessionId, sequence: 1, browserId }
}

/** Who opens a store may do everything in it from the first moment. */
const ownerOf = (person: Actor, roleId: string, branchId: string): Actor => ({
  ...person,
  roleId,
  rights: rightsOf(defaultGrants.admin),
  branchIds: [branchId],
  defaultBranchId: branchId,
})

async function claimLoginName(tx: Tx, folded: string, employeeId: string, taken: DomainError): Promise<void> {
  const rows = await tx.query(
    'insert into login_name (folded, store_id, employee_id) values ($1, $2, $3) on conflict do nothing returning folded',
    [folded, tx.storeId, employeeId],
  )
  if (!rows.length) throw taken
}

async function insertDefaultRoles(tx: Tx): Promise<Record<keyof typeof defaultGrants, string>> {
  const ids = { admin: newId(), management: newId(), staff: newId() }
  const names = Object.keys(ids) as (keyof typeof ids)[]
  await tx.insert(
    'role',
    names.map(name => ({ id: ids[name], name, isDefault: true })),
  )
  const grants = names.flatMap(name =>
    defaultGrants[name].map(grant => ({ id: newId(), roleId: ids[name], model: grant.model, action: grant.action })),
  )
  await tx.insert('role_permission', grants)
  return ids
}
