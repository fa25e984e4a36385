import { salePartText } from '../../text/till/sale-parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

/** Said where another tab of this browser sells already. */
export default function TakenElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <main className="grid h-dvh place-content-center">
      <EmptyState
        title={salePartText.takenTitle}
        actions={
          <Button variant="primary" onClick={onTakeOver}>
            {salePartText.takeOver}
          </Button>
        }
      >
        {salePartText.takenHint}
      </EmptyState>
    </main>
  )
}
