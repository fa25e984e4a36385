import type { PointSetting, PointSettingBody } from '@quay/contract/point/shapes'
import { formatDong, formatNumber, formatPercent } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { findPointSetting, todayOf } from './point-setting-queries.ts'

/**
 * Writes the rule that holds from a day on; where one begins on that day it takes its place. What was sold keeps the rule of its
 * day. Throws `point-setting-past` and `not-found` for a group that is not there.
 */
export async function savePointSetting(tx: Tx, actor: Actor, body: PointSettingBody): Promise<PointSetting> {
  const today = await todayOf(tx, actor)
  if (body.startsOn < today) throw refuseField('point-setting-past', 'startsOn', { today })
  await requireGroups(tx, body.groupIds)
  const [old] = await tx.query<{ id: string }>(
    'select id from point_setting where store_id = $1 and starts_on = $2 for update',
    [tx.storeId, body.startsOn],
  )
  const before = old && (await findPointSetting(tx, old.id))
  const id = old?.id ?? newId()
  if (old) await tx.query('delete from point_setting where store_id = $1 and id = $2', [tx.storeId, id])
  const { groupIds, channels } = body
  const row = {
    ...body,
    groupIds: groupIds && JSON.stringify(groupIds),
    channels: channels && JSON.stringify(channels),
  }
  await tx.insert('point_setting', [{ ...row, id, version: (before?.version ?? 0) + 1 }])
  const subject = { kind: 'point-setting', id, code: body.startsOn }
  await tx.audit('point-setting.save', subject, before && inWords(before), inWords(body))
  return (await findPointSetting(tx, id))!
}

/** Takes out a rule that holds from a later day. Throws `not-found`, `version-conflict` and `point-setting-past`. */
export async function deletePointSetting(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const today = await todayOf(tx, actor)
  await tx.query('select id from point_setting where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const before = await findPointSetting(tx, id)
  if (!before) throw new DomainError('not-found')
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  if (before.startsOn <= today) throw new DomainError('point-setting-past', { today })
  await tx.query('delete from point_setting where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit(
    'point-setting.delete',
    { kind: 'point-setting', id, code: before.startsOn },
    inWords(before),
    undefined,
  )
}

async function requireGroups(tx: Tx, groupIds: PointSettingBody['groupIds']): Promise<void> {
  if (!groupIds) return
  const rows = await tx.query<{ id: string }>(
    'select id from customer_group where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, groupIds],
  )
  const known = new Set(rows.map(({ id }) => id))
  const place = groupIds.findIndex(id => !known.has(id))
  if (place >= 0) throw refuseField('not-found', `groupIds.${place}`)
}

const channelWords = { COUNTER: 'tại quầy', DELIVERY: 'giao hàng', ORDER: 'theo đơn đặt' }

/** A rule as the log tells it. */
function inWords(rule: PointSettingBody) {
  const { earnPoints, earnPerDong, dongPerPoint, spendMin, spendMultiple, spendMaxPercent, expiryMonths } = rule
  return {
    startsOn: rule.startsOn,
    isActive: rule.isActive,
    earnRule: [
      rule.earnBy === 'PRODUCT'
        ? 'theo điểm của từng mặt hàng'
        : `${formatDong(earnPerDong)} được ${formatNumber(earnPoints)} điểm`,
      ...(rule.earnWhen === 'PAID' ? ['hóa đơn nợ tích khi khách trả'] : []),
      ...(rule.skipsPromotedLines ? ['trừ hàng khuyến mại'] : []),
      ...(rule.skipsDiscountedBills ? ['trừ hóa đơn có giảm giá'] : []),
      ...(rule.groupIds ? [`${rule.groupIds.length} nhóm khách`] : []),
      ...(rule.channels ? [`bán ${rule.channels.map(one => channelWords[one]).join(', ')}`] : []),
    ].join(', '),
    spendRule: [
      `1 điểm = ${formatDong(dongPerPoint)}`,
      `từ ${formatNumber(spendMin)} điểm`,
      `bội số ${formatNumber(spendMultiple)}`,
      ...(spendMaxPercent === null ? [] : [`tối đa ${formatPercent(spendMaxPercent)} hóa đơn`]),
      ...(rule.billsBeforeSpend > 0 ? [`sau ${formatNumber(rule.billsBeforeSpend)} lần mua`] : []),
    ].join(', '),
    pointExpiry: expiryMonths === null ? 'Không hết hạn' : `${formatNumber(expiryMonths)} tháng`,
  }
}
