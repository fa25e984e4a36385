import { type ReactNode, useEffect, useRef, useState } from 'react'
import { holdTill, type TillHold, type TillKeeper } from '../../offline/browser/hold-till.ts'
import { saleText } from '../../text/till/sale.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { FullScreenSpinner } from '../../ui/shell/full-screen-spinner.tsx'
import { usePart } from '../../ui/use-part.ts'
import type { AlikeAsked } from './alike/alike-window.tsx'
import { AlikeWindow, loadDosePicker, loadTakenElsewhere } from './later-parts.ts'
import { type Sale, SaleContext } from './sale-context.ts'
import { SaleWork } from './sale-work.tsx'
import { openTillSession, type PrintBill, type PrintSlip, type TillPlace, type TillSession } from './till-session.ts'

const TakenElsewhere = laterPart(loadTakenElsewhere, () => <FullScreenSpinner />)

export type SaleScreenProps = {
  place: TillPlace
  print: PrintBill
  printSlip: PrintSlip
  openDrawer: Sale['openDrawer']
  loadPrint: Sale['loadPrint']
  cancelSale: Sale['cancelSale']
  /** The branch switcher and the user menu, which belong to other features. */
  branch: ReactNode
  user: ReactNode
}

/** The till. One tab of the browser sells at a branch; another one says so and offers to take over. */
export function SaleScreen({ place, branch, user, ...papers }: SaleScreenProps) {
  const { storeId, userId, userName, branchId } = place
  const [hold, setHold] = useState<TillHold>('asking')
  const keeper = useRef<TillKeeper | null>(null)
  useEffect(() => {
    setHold('asking')
    keeper.current = holdTill(branchId, setHold)
    return () => keeper.current?.release()
  }, [branchId])

  const [session, setSession] = useState<TillSession | null>(null)
  useEffect(() => {
    if (hold !== 'mine') return
    let opened: TillSession | null = null
    let isGone = false
    void openTillSession({ storeId, userId, userName, branchId }).then(session => {
      if (isGone) session.close()
      else {
        opened = session
        setSession(session)
      }
    })
    return () => {
      isGone = true
      setSession(null)
      opened?.close()
    }
  }, [hold, storeId, userId, userName, branchId])

  if (hold === 'taken') return <TakenElsewhere onTakeOver={() => keeper.current?.takeOver()} />
  if (!session) return <FullScreenSpinner />
  return <OpenTill session={session} branch={branch} user={user} {...papers} />
}

type OpenTillProps = { session: TillSession } & Omit<SaleScreenProps, 'place'>

/** Is being looked up. */
const nothing = Promise.resolve()

function OpenTill({ session, print, printSlip, openDrawer, loadPrint, cancelSale, branch, user }: OpenTillProps) {
  const find = useRef<HTMLInputElement>(null)
  const finding = useRef(nothing)
  const [doses, openDoses] = useState<string | null>(null)
  const [alike, openAlike] = useState<AlikeAsked | null>(null)
  const sale: Sale = {
    ...session,
    print,
    printSlip,
    openDrawer,
    loadPrint,
    cancelSale,
    find,
    finding,
    openDoses,
    openAlike,
    focusFind: () => {
      // On a touch screen the focus would open the keyboard over half of the cart.
      if (!window.matchMedia('(pointer: coarse)').matches) find.current?.focus()
    },
  }
  return (
    <SaleContext value={sale}>
      <SaleWork branch={branch} user={user} />
      {alike && <AlikeWindow asked={alike} onClose={() => openAlike(null)} />}
      <Doses query={doses} onClose={() => openDoses(null)} />
    </SaleContext>
  )
}

/** The liều to choose from, fetched when they are first asked for. */
function Doses({ query, onClose }: { query: string | null; onClose: () => void }) {
  const DosePicker = usePart(query !== null, loadDosePicker, () => {
    toast.warning(query ? saleText.noMatch(query) : saleText.offline)
    onClose()
  })
  return query !== null && DosePicker && <DosePicker query={query} onClose={onClose} />
}
