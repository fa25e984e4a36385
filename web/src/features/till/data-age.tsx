import { useEffect, useState } from 'react'
import { useConnection } from '../../offline/connection/connection.ts'
import { salePartText } from '../../text/till/sale-parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { amberHours, goodsAge, isAgeKnown, noteAgeKnown, redHours } from './pay/unsent/offline-stop.ts'
import { type Sale, useSale } from './sale-context.ts'

const lookEveryMs = 60_000

/** How old the goods are while there is no network: amber from four hours on, red from a day on, to be known once a shift. */
export function DataAge() {
  const sale = useSale()
  const online = useConnection(state => state.online)
  // What is read here changes by itself: the compiler would keep the first reading if it stood in the body.
  const [{ age, isKnown }, setReading] = useState(() => read(sale))
  useEffect(() => {
    const timer = setInterval(() => setReading(read(sale)), lookEveryMs)
    return () => clearInterval(timer)
  }, [sale])
  if (online || age === null || age < amberHours) return null
  const isRed = age >= redHours
  return (
    <div className="flex items-center gap-2 px-2.5 pt-1.5">
      <div className="min-w-0 flex-1">
        <Note tone={isRed ? 'danger' : 'warning'}>{salePartText.goodsOf(salePartText.goodsOfHours(age))}</Note>
      </div>
      {isRed && !isKnown && (
        <Button
          size="sm"
          onClick={() => {
            noteAgeKnown(sale)
            setReading(read(sale))
          }}
        >
          {salePartText.ageKnown}
        </Button>
      )}
    </div>
  )
}

const read = (sale: Sale) => ({ age: goodsAge(sale), isKnown: isAgeKnown(sale) })
