import type { Branch, branchPatch } from '@quay/contract/branch/shapes'
import { checkBranchChange } from '@quay/domain/branch/check-branch-change'
import { readPlace } from '@quay/domain/place/read-place'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { placeColumns } from '../place/place-columns.ts'
import { lockMark } from '../report/report-mark.ts'
import { wardChange } from '../ward/ward-of.ts'
import { readBranch, requireVisibleBranch } from './branch-queries.ts'
import { branchFields, describeBranch, lockBranch, refuseTakenBranch, renewPeopleOf } from './branch-store.ts'

type BranchPatch = z.output<typeof branchPatch>

/**
 * Edits a branch, stops or opens it, makes it the default. Throws `version-conflict` with
 * the branch as it is, what checkBranchChange and readPlace refuse, `branch-name-taken`, `code-taken`, `not-found`.
 */
export async function updateBranch(tx: Tx, actor: Actor, id: string, patch: BranchPatch): Promise<Branch> {
  requireVisibleBranch(actor, id)
  if (patch.isDefaultBranch) await lockDefaultBranch(tx)
  const before = await lockBranch(tx, id)
  if (before.version !== patch.version)
    throw new DomainError('version-conflict', { current: await readBranch(tx, actor, id) })
  const { version: _version, ...given } = patch
  const read = readPlace(given)
  if (!read.ok) throw refuseAs(read)
  const fields = read.place
  const after = patched(before, fields)
  const refusal = checkBranchChange(stateOf(before), stateOf(after))
  if (refusal) throw refuseAs(refusal)
  await refuseTakenBranch(tx, id, fields)
  const [wardBefore, wardAfter] = await wardChange(tx, before.ward, fields.wardCode)

  const previousDefault = after.isDefaultBranch && !before.isDefaultBranch ? await takeDefaultFrom(tx) : undefined
  // Which day is over changes: no job counts days meanwhile.
  if (after.timeZone !== before.timeZone || after.dayCutOffHour !== before.dayCutOffHour) await lockMark(tx)
  const { isActive, isDefaultBranch } = fields
  await updateVersioned(tx, 'branch', id, {
    ...sentFields(branchFields, fields),
    ...placeColumns(fields),
    ...(isActive !== undefined && { isActive: isActive === 1 }),
    ...(isDefaultBranch && { isDefaultBranch: true }),
  })
  // Names and hours reach the tills with their context; where one works is remembered by person.
  if (previousDefault || isActive !== undefined)
    await renewPeopleOf(tx, previousDefault ? [id, previousDefault.id] : [id])
  const changed = changedFields(describeBranch(before, wardBefore), describeBranch(after, wardAfter))
  const replaced = previousDefault && { previousDefault: previousDefault.name }
  await tx.audit(
    'branch.update',
    { kind: 'branch', id, code: after.name, branchId: id },
    { ...changed.before, ...replaced },
    changed.after,
  )
  return readBranch(tx, actor, id)
}

const stateOf = ({ name, isActive, isDefaultBranch }: Branch) => ({ name, isActive: isActive === 1, isDefaultBranch })

/** Two that make two branches the default wait for each other here. */
const lockDefaultBranch = (tx: Tx) =>
  tx.query('select id from branch where store_id = $1 and is_default_branch for update', [tx.storeId])

/** First taken from the old one: there are never two. Gives the old one. */
async function takeDefaultFrom(tx: Tx): Promise<{ id: string; name: string } | undefined> {
  const [old] = await tx.query<{ id: string; name: string }>(
    'update branch set is_default_branch = false, version = version + 1 where store_id = $1 and is_default_branch returning id, name',
    [tx.storeId],
  )
  return old
}
