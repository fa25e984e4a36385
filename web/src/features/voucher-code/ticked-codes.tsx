import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import { useAction } from '../../api/use-action.ts'
import { usePaper } from '../../document/use-paper.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { TickedActions } from '../../list/ticked-actions.tsx'
import { voucherCodeText } from '../../text/voucher-code.ts'
import { Button } from '../../ui/button.tsx'
import { CodePages } from './code-pages.tsx'

/** What is done with ticked codes: given out, printed, cancelled. */
export function TickedCodes({ codes, onClear }: { codes: readonly VoucherCode[]; onClear: () => void }) {
  const issue = useAction(voucherCodeRoutes.issue, { onDone: onClear })
  const paper = usePaper<'codes'>()
  const idsOf = (...states: VoucherCode['state'][]) =>
    codes.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const waiting = idsOf('UNUSED')
  const open = idsOf('UNUSED', 'ISSUED')
  return (
    <TickedActions onClear={onClear}>
      <Button size="sm" onClick={() => paper.print('codes')}>
        {voucherCodeText.print(codes.length)}
      </Button>
      {open.length > 0 && (
        <AskButton
          route={voucherCodeRoutes.cancel}
          input={{ body: { ids: open } }}
          question={{
            title: voucherCodeText.cancelTitle(open.length),
            description: voucherCodeText.cancelHint,
            confirmLabel: voucherCodeText.cancel(open.length),
          }}
          onDone={onClear}
        />
      )}
      {waiting.length > 0 && (
        <Button
          size="sm"
          variant="primary"
          busy={issue.isPending}
          onClick={() => issue.mutate({ body: { ids: waiting } })}
        >
          {voucherCodeText.issue(waiting.length)}
        </Button>
      )}
      {paper.printing === 'codes' && <CodePages codes={codes} />}
    </TickedActions>
  )
}
