import { recoveryKeyRoutes } from '@quay/contract/recovery-key/routes'
import { drawRecoveryKey } from '@quay/domain/recovery/recovery-key'
import { formatDate } from '@quay/domain/text/format-date'
import { zonedTime } from '@quay/domain/time/zoned-time'
import { useState } from 'react'
import { useRoute } from '../../api/use-route.ts'
import { recoveryText } from '../../text/setting/recovery-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { NewRecoveryKey } from './new-recovery-key.tsx'

/** Whether the shop's copies are encrypted, and the way to a key on paper. The key is drawn here and shown once. */
export default function RecoveryKeyPage() {
  const { data, error, refetch } = useRoute(recoveryKeyRoutes.get, {})
  const [drawn, setDrawn] = useState<string | null>(null)

  async function draw() {
    const { againTitle, againText, makeAgain } = recoveryText
    if (data?.current && !(await confirm({ title: againTitle, description: againText, confirmLabel: makeAgain })))
      return
    setDrawn(drawRecoveryKey(randomBelow))
  }

  return (
    <div className="grid max-w-180 grid-cols-1 gap-4">
      <PageHead title={recoveryText.title} />
      {error && !data ? (
        <ErrorState title={error.message} traceId={error.requestId} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : drawn ? (
        <NewRecoveryKey drawn={drawn} onDone={() => setDrawn(null)} />
      ) : (
        <Card title={recoveryText.title}>
          <div className="grid grid-cols-1 justify-items-start gap-4">
            <p className="text-ink-2">{recoveryText.lead}</p>
            {!data.isPossible ? (
              <Note>{recoveryText.notHere}</Note>
            ) : data.current ? (
              <Note>
                <p className="font-semibold">{recoveryText.sealed}</p>
                {recoveryText.sealedDetail(data.current.name, dayOf(data.current.madeAt))}
              </Note>
            ) : (
              <Note tone="warning">
                <p className="font-semibold">{recoveryText.open}</p>
                {recoveryText.openDetail}
              </Note>
            )}
            {data.isPossible && (
              <Button variant={data.current ? 'default' : 'primary'} onClick={draw}>
                {data.current ? recoveryText.makeAgain : recoveryText.make}
              </Button>
            )}
          </div>
        </Card>
      )}
    </div>
  )
}

const dayOf = (instant: string) => formatDate(zonedTime(Date.parse(instant), 'Asia/Ho_Chi_Minh').day)

/** A whole number below a bound of at most 256, each as likely as the others: bytes beyond the last whole round are dropped. */
function randomBelow(bound: number): number {
  const [byte] = crypto.getRandomValues(new Uint8Array(1))
  return byte! < 256 - (256 % bound) ? byte! % bound : randomBelow(bound)
}
