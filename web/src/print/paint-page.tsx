import type { Box, LaidOut } from '@quay/domain/print/part'
import type { CSSProperties } from 'react'
import { Barcode } from '../ui/paper/barcode.tsx'
import { QrCode } from '../ui/paper/qr-code.tsx'
import { paperFont } from './raster/measure-text.ts'

/** A paper as a page shows it, true to the millimetre: the browser prints it, and it is the preview of a paper. */
export function PagePaper({ paper }: { paper: LaidOut }) {
  const { sheet, pages } = paper
  const { margin, dotsPerMillimetre, pageHeight } = sheet
  return pages.map((page, place) => (
    <article
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have no identity but their place
      key={place}
      className={`relative overflow-hidden bg-white text-black ${place > 0 ? 'break-before-page' : ''}`}
      style={{
        width: `${margin.left + sheet.width / dotsPerMillimetre + margin.right}mm`,
        height: `${pageHeight ?? heightOf(sheet, page.height)}mm`,
        fontFamily: paperFont,
      }}
    >
      {page.boxes.map((box, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
        <PlacedBox key={at} box={box} sheet={sheet} />
      ))}
    </article>
  ))
}

/** Millimetres of a roll from its first to its last row, with its margins. */
export const heightOf = ({ dotsPerMillimetre, margin }: LaidOut['sheet'], dots: number): number =>
  Math.ceil((margin.top + dots / dotsPerMillimetre + margin.bottom) * 10) / 10

function PlacedBox({ box, sheet }: { box: Box; sheet: LaidOut['sheet'] }) {
  const mm = (dots: number) => `${dots / sheet.dotsPerMillimetre}mm`
  const style: CSSProperties = {
    position: 'absolute',
    left: `${sheet.margin.left + box.x / sheet.dotsPerMillimetre}mm`,
    top: `${sheet.margin.top + box.y / sheet.dotsPerMillimetre}mm`,
    width: mm(box.width),
    height: mm(box.height),
  }
  switch (box.kind) {
    case 'text':
      return (
        <p
          style={{
            ...style,
            fontSize: mm(box.size),
            lineHeight: mm(box.height),
            fontWeight: box.bold ? 700 : 400,
            fontStyle: box.italic ? 'italic' : 'normal',
            whiteSpace: 'pre',
          }}
        >
          {box.text}
        </p>
      )
    case 'rule':
      return (
        <div
          style={{ ...style, height: 0, borderTop: `${mm(box.height)} ${box.isDashed ? 'dashed #000' : 'solid #999'}` }}
        />
      )
    case 'tick':
      return <div style={{ ...style, background: '#000' }} />
    case 'qr':
      return (
        <div style={style}>
          <QrCode text={box.text} label={box.label} className="block size-full" />
        </div>
      )
    case 'barcode':
      return (
        <div style={style}>
          <Barcode text={box.text} height={mm(box.height)} />
        </div>
      )
    case 'picture':
      return <img src={box.source} alt="" style={{ ...style, objectFit: 'contain' }} />
  }
}
