import { isAllowed } from '@quay/contract/right/permission'
import { takeBackRoutes } from '@quay/contract/take-back/routes'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { usePaper } from '../../../document/use-paper.ts'
import { takeBackText as words } from '../../../text/bill/take-back.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { FactList } from '../../../ui/page/fact-list.tsx'
import { TakeBackPaper } from '../take-back-paper.tsx'
import { TakeBackSheet } from '../take-back-sheet.tsx'

/** Of a return that took narcotics, psychotropics or precursors back: its minutes, written and printed here. Nothing for other returns. */
export function TakeBackCard({ returnId }: { returnId: string }) {
  const { rights } = useSession()
  const { data } = useRoute(takeBackRoutes.read, { params: { id: returnId } }, { keepPrevious: false })
  const [writing, setWriting] = useState(false)
  const { printing, print } = usePaper<'minutes'>()
  if (!data || data.items.length === 0) return null
  const { minutes, isCancelled } = data
  const mayWrite = !isCancelled && isAllowed(rights, takeBackRoutes.save.permission)
  if (!minutes && !mayWrite) return null
  return (
    <Card title={words.title}>
      {minutes ? (
        <FactList
          facts={[
            { label: words.person, value: minutes.personName },
            { label: words.identity, value: minutes.identityNumber },
            { label: words.address, value: minutes.personAddress },
            { label: words.phone, value: minutes.personPhone },
            { label: words.patient, value: minutes.patientName },
            { label: words.reason, value: minutes.reason },
            { label: words.by, value: minutes.recordedByName },
          ]}
        />
      ) : (
        <Note tone="warning">{words.missing}</Note>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {minutes && (
          <Button icon={<Printer />} onClick={() => print('minutes')}>
            {words.print}
          </Button>
        )}
        {mayWrite && (
          <Button variant={minutes ? 'default' : 'primary'} onClick={() => setWriting(true)}>
            {minutes ? words.edit : words.write}
          </Button>
        )}
      </div>
      {writing && <TakeBackSheet document={data} onClose={() => setWriting(false)} />}
      {printing && <TakeBackPaper document={data} />}
    </Card>
  )
}
