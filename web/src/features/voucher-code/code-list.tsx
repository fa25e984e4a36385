import { discountRoutes } from '@quay/contract/discount/routes'
import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { voucherStates } from '@quay/contract/voucher-code/states'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { useTickedRows } from '../../list/use-ticked-rows.ts'
import { voucherCodeText } from '../../text/promotion/voucher-code.ts'
import { codeColumns } from './code-columns.tsx'
import { MakeCodesSheet } from './make-codes-sheet.tsx'
import { TickedCodes } from './ticked-codes.tsx'

const codes = defineList({
  id: 'voucher-code',
  words: voucherCodeText,
  route: voucherCodeRoutes.list,
  exported: voucherCodeRoutes.export,
  filters: [
    {
      kind: 'listed',
      field: 'discountId',
      label: voucherCodeText.promotion,
      all: voucherCodeText.anyPromotion,
      useOptions: () =>
        (useRoute(discountRoutes.list, { query: {} }).data?.items ?? [])
          .filter(({ codeKind }) => codeKind !== 'NONE')
          .map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      field: 'state',
      label: voucherCodeText.state,
      choices: [
        { value: '', label: voucherCodeText.anyState },
        ...voucherStates.map(value => ({ value, label: voucherCodeText.states[value] })),
      ],
    },
  ],
  columns: codeColumns,
  add: { permission: voucherCodeRoutes.make.permission },
})

/** Codes of promotions: made in batches, issued, printed, cancelled. */
export default function CodeList() {
  const list = useList(codes)
  const { ticked, clear, selection } = useTickedRows(list.rows, row => row.id)
  return (
    <ListScreen
      list={list}
      selection={list.may(voucherCodeRoutes.issue.permission) ? selection : undefined}
      bulkActions={<TickedCodes codes={[...ticked.values()]} onClear={clear} />}
      sheet={(_, close) => <MakeCodesSheet onClose={close} />}
    />
  )
}
