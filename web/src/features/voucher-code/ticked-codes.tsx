import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import { useState } from 'react'
import { usePaper } from '../../document/use-paper.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { TickedActions } from '../../list/ticked-actions.tsx'
import { voucherCodeText } from '../../text/promotion/voucher-code.ts'
import { Button } from '../../ui/button/button.tsx'
import { CodePages } from './code-pages.tsx'
import { IssueSheet } from './issue-sheet.tsx'

/** What is done with ticked codes: given out, printed, cancelled. */
export function TickedCodes({ codes, onClear }: { codes: readonly VoucherCode[]; onClear: () => void }) {
  const [isIssuing, setIssuing] = useState(false)
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
        <Button size="sm" variant="primary" onClick={() => setIssuing(true)}>
          {voucherCodeText.issue(waiting.length)}
        </Button>
      )}
      {isIssuing && <IssueSheet ids={waiting} onDone={onClear} onClose={() => setIssuing(false)} />}
      {paper.printing === 'codes' && <CodePages codes={codes} />}
    </TickedActions>
  )
}
