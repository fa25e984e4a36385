import { formatDong } from '@quay/domain/text/format-number'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { compactNumber } from '../../../ui/mark/compact-number.ts'
import { useBelow } from '../../../ui/viewport.ts'
import type { ChartPoint } from './chart-points.ts'

type RevenueChartProps = {
  points: readonly ChartPoint[]
  /** `before` is left out where nothing is compared. */
  names: { now: string; before?: string | undefined }
  /** Names the table for readers. */
  caption?: string
  /** What a value is where it is no money, on the axis too. */
  figureText?: (value: number) => string
}

const axis = { fontSize: 11, fill: 'var(--chart-axis)' }

/** Bars of now, a dashed mark at each for the time before. Readers of the screen get the same figures as a table. */
export default function RevenueChart({ points, names, caption = 'Doanh thu', figureText }: RevenueChartProps) {
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="flex gap-4 pb-2 text-12 text-ink-2" aria-hidden="true">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-[2px] bg-chart-0" />
          {names.now}
        </span>
        {names.before !== undefined && (
          <span className="flex items-center gap-1.5">
            <span className="w-4 border-chart-prev border-t-2 border-dashed" />
            {names.before}
          </span>
        )}
      </figcaption>
      <div aria-hidden="true" className="min-h-0 flex-1">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={[...points]}
            margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
            <XAxis dataKey="label" tick={axis} tickLine={false} axisLine={false} minTickGap={8} height={20} />
            <YAxis
              tick={axis}
              tickLine={false}
              axisLine={false}
              width={52}
              tickFormatter={figureText ?? compactNumber}
            />
            <Tooltip
              cursor={{ fill: 'var(--hover)' }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const point = payload[0]?.payload as ChartPoint | undefined
                return active && point ? <PointTip point={point} names={names} text={figureText} /> : null
              }}
            />
            <Bar
              dataKey="value"
              fill="var(--chart-0)"
              radius={[2, 2, 0, 0]}
              maxBarSize={28}
              isAnimationActive={false}
            />
            {names.before !== undefined && (
              <Line
                dataKey="previous"
                stroke="none"
                activeDot={false}
                isAnimationActive={false}
                dot={({ key, cx, cy, value }) => (
                  <Mark key={key} x={cx} y={cy} shown={value !== 0} count={points.length} />
                )}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <PointTable points={points} names={names} caption={caption} text={figureText} />
    </figure>
  )
}

type MarkProps = { x: number | undefined; y: number | undefined; shown: boolean; count: number }

function Mark({ x, y, shown, count }: MarkProps) {
  const phone = useBelow('sm')
  if (x === undefined || y === undefined || !shown) return <g />
  const half = count > 20 || phone ? 6 : 13
  const path = `M${x - half} ${y}h${half * 2}`
  return (
    <g>
      {/* A light edge, so that the mark is seen on a bar as well. */}
      <path d={path} stroke="var(--surface)" strokeWidth="5" />
      <path d={path} stroke="var(--chart-prev)" strokeWidth="2" strokeDasharray="4 2" />
    </g>
  )
}

type Text = RevenueChartProps['figureText']
type TipProps = { point: ChartPoint; names: RevenueChartProps['names']; text: Text }

function PointTip({ point, names, text = formatDong }: TipProps) {
  return (
    <div className="rounded-2 bg-tip px-2.5 py-1.5 text-12 text-on-tip shadow-2">
      <p className="font-semibold">{point.fullLabel}</p>
      <p>
        {names.now}: {text(point.value)}
      </p>
      {names.before !== undefined && (
        <p>
          {names.before}: {text(point.previous)}
        </p>
      )}
    </div>
  )
}

function PointTable({
  points,
  names,
  caption,
  text = formatDong,
}: Omit<RevenueChartProps, 'figureText'> & { text: Text }) {
  return (
    // A table is as wide as its words, hidden or not: the part around it cuts it off.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Lúc</th>
            <th scope="col">{names.now}</th>
            {names.before !== undefined && <th scope="col">{names.before}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(point => (
            <tr key={point.fullLabel}>
              <th scope="row">{point.fullLabel}</th>
              <td>{text(point.value)}</td>
              {names.before !== undefined && <td>{text(point.previous)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
