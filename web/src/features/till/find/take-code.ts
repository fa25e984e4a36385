import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { discountText } from '../../../text/promotion/discount.ts'
import { toast } from '../../../ui/popup/toast.ts'
import type { Till } from '../till.ts'

/** What a code of a promotion may look like; other words are names of goods. */
const codeLike = /^[A-Za-z\d][A-Za-z\d -]{2,29}$/

/** Takes a text of the find box as a code of a promotion. Gives whether it was one; what is wrong with it is said. */
export async function takeCode(till: Till, typed: string): Promise<boolean> {
  const { context } = till.store.getState().facts
  if (!codeLike.test(typed) || !context?.promotions?.some(({ codeKind }) => codeKind !== 'NONE')) return false
  try {
    const code = await call(voucherCodeRoutes.check, { body: { code: typed } })
    till.dispatch({ do: 'add-code', code })
    toast.success(discountText.codeTaken(code.code, code.name))
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'code-unknown') return false
    toast.error(error.code === 'network' ? discountText.codeNeedsServer(typed) : error.message)
    return true
  }
}
