import type { Employee, employeeBody } from '@quay/contract/employee/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { createOnce } from '../../db/write/create-once.ts'
import type { Runtime } from '../../runtime.ts'
import { hashPassword, payerOf } from '../auth/password/password.ts'
import { refuseEasyPassword } from '../auth/password/refuse-easy-password.ts'
import { temporaryUntil } from '../auth/password/temporary-until.ts'
import { requireImage } from '../image/image-store.ts'
import { readPowers } from '../role/powers.ts'
import { lockRoleShared } from '../role/role-store.ts'
import { readSetting } from '../setting/read-setting.ts'
import { requireRoom } from '../store/require-room.ts'
import { certificateOf } from './certificate-of.ts'
import { describeEmployee } from './describe-employee.ts'
import { readEmployee } from './employee-queries.ts'
import { employeeColumns, roleNamesOf, type StoredEmployee } from './employee-store.ts'
import { giveRoles } from './give-roles.ts'
import { setLoginNames } from './login-names.ts'
import { decidePlacing, writePlacing } from './place-employee.ts'

const nowhere = { branchIds: [], defaultBranchId: null, branchRoles: [] }

/**
 * Adds an employee, with a first password that they must change within some days. Throws `username-taken`,
 * `login-phone-taken`, `password-too-easy`, `password-breached`, `role-beyond-own`, `discount-limit-not-held`,
 * `not-found` beside a role, branch or picture that is not the caller's, `idempotency-conflict`.
 */
export async function createEmployee(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  body: z.output<typeof employeeBody>,
): Promise<Employee> {
  const id = body.id ?? newId()
  const { password, ...shown } = body
  // Of all but the password: a fast hash of it must not lie beside the slow one.
  const hash = contentHash(shown)
  const read = () => readEmployee(tx, actor, id)
  return createOnce(tx, {
    table: 'employee',
    id,
    hash,
    read,
    async make() {
      await refuseEasyPassword(runtime, 'password', password, [body.username, body.fullName, body.phone])
      const passwordHash = await tx.releaseWhile(() => hashPassword(runtime, password, payerOf(tx)))
      await requireRoom(tx, 'employees', 1)
      const role = await lockRoleShared(tx, body.roleId, 'roleId')
      const storeLimit = await readSetting(tx, 'discountLimit')
      const powerAt = await readPowers(tx, actor, storeLimit)
      const placing = await decidePlacing(tx, actor, nowhere, body)
      await giveRoles(tx, { before: null, after: { roleId: role.id, ...placing }, role, powerAt, storeLimit })
      if (body.avatarId) await requireImage(tx, body.avatarId, 'avatar', 'avatarId')
      await setLoginNames(tx, id, { username: body.username, phone: body.phone ?? null })

      const person: StoredEmployee = {
        id,
        roleId: role.id,
        fullName: body.fullName,
        username: body.username,
        phone: body.phone ?? null,
        email: body.email ?? null,
        note: body.note ?? null,
        avatarId: body.avatarId ?? null,
        accessWindows: body.accessWindows ?? null,
        isPharmacist: body.isPharmacist ?? false,
        practisingCertificate: certificateOf(body.practisingCertificate),
        gppCertificate: certificateOf(body.gppCertificate),
        isActive: true,
        version: 1,
        branchIds: placing.branchIds,
        defaultBranchId: placing.defaultBranchId,
        branchRoles: placing.branchRoles,
      }
      await tx.insert('employee', [
        {
          id,
          roleId: role.id,
          passwordHash,
          mustChangePassword: true,
          temporaryPasswordUntil: temporaryUntil(tx.now),
          contentHash: hash,
          ...employeeColumns(person),
        },
      ])
      await writePlacing(tx, id, nowhere, placing)
      const words = describeEmployee(person, await roleNamesOf(tx, person), placing.names)
      await tx.audit('employee.create', { kind: 'employee', id, code: body.fullName }, undefined, words)
      return read()
    },
  })
}
