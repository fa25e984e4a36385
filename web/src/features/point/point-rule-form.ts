import type { PointSetting } from '@quay/contract/point/shapes'
import { pointSettingBody } from '@quay/contract/point/shapes'
import type { PointRule } from '@quay/domain/point/point-rule'
import { formResolver } from '../../api/form/form-resolver.ts'

/** A rule as the form holds it: per cent as people write it. */
export interface PointRuleForm {
  startsOn: string | null
  isActive: boolean
  earnBy: 'BILL' | 'PRODUCT'
  earnWhen: 'SALE' | 'PAID'
  earnPerDong: number | null
  earnPoints: number | null
  skipsPromotedLines: boolean
  skipsDiscountedBills: boolean
  dongPerPoint: number | null
  spendMin: number | null
  spendMultiple: number | null
  spendMaxPercent: number | null
  billsBeforeSpend: number | null
  expiryMonths: number | null
  groupIds: string[] | null
  channels: PointSetting['channels']
}

const basisPoints = 100

const ordinary: PointRuleForm = {
  startsOn: null,
  isActive: true,
  earnBy: 'BILL',
  earnWhen: 'SALE',
  earnPerDong: 100_000,
  earnPoints: 1,
  skipsPromotedLines: false,
  skipsDiscountedBills: false,
  dongPerPoint: 1000,
  spendMin: 1,
  spendMultiple: 1,
  spendMaxPercent: null,
  billsBeforeSpend: 0,
  expiryMonths: 12,
  groupIds: null,
  channels: null,
}

/** The fields of a rule; a new one begins like the one that holds. */
export function formOf(rule: PointSetting | null, today: string, like: PointSetting | null): PointRuleForm {
  const from = rule ?? like
  if (!from) return { ...ordinary, startsOn: today }
  const { id: _id, version: _version, spendMaxPercent, startsOn, ...fields } = from
  return {
    ...fields,
    startsOn: rule && startsOn >= today ? startsOn : today,
    spendMaxPercent: spendMaxPercent === null ? null : spendMaxPercent / basisPoints,
  }
}

const sentOf = ({ spendMaxPercent, groupIds, channels, ...form }: PointRuleForm) => ({
  ...form,
  spendMaxPercent: spendMaxPercent === null ? null : Math.round(spendMaxPercent * basisPoints),
  groupIds: groupIds && groupIds.length > 0 ? groupIds : null,
  channels: channels && channels.length > 0 ? channels : null,
})

export const pointRuleResolver = formResolver(pointSettingBody, sentOf)

/** The rule that the fields say, for the example; null while a field is empty. */
export function ruleOfForm(form: PointRuleForm): PointRule | null {
  const parsed = pointSettingBody.safeParse(sentOf(form))
  return parsed.success ? parsed.data : null
}
