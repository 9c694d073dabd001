import { toBrand } from "../consent/brand-colour";

/**
 * Previews the top of a customer's page and its button, in light and dark mode. The colours are SVG attributes,
 * because the page's content security policy allows no inline styles.
 */
export function BrandPreview({ name, logo, colour }: { name: string; logo: string | null; colour: string }) {
  const { ground, text } = toBrand(colour.trim());
  const firm = { name, logo };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Sheet {...firm} ground={ground} text={text} says="On a light page" />
      <Sheet {...firm} ground={ground} text={text} says="On a dark page" isDark />
    </div>
  );
}

type SheetProps = {
  name: string;
  logo: string | null;
  ground: string;
  text: string;
  says: string;
  isDark?: boolean;
};

/** A picture of a page, without working controls. Screen readers get the text next to the colour instead. */
function Sheet({ name, logo, ground, text, says, isDark = false }: SheetProps) {
  const paper = isDark ? "bg-[#121614] text-[#eef2f0]" : "bg-white text-[#16201c]";
  return (
    <figure className="min-w-0">
      <div aria-hidden="true" className={`grid gap-5 rounded-md border border-line p-4 ${paper}`}>
        <div className="flex min-h-10 items-center gap-3 font-semibold">
          {logo ? (
            // biome-ignore lint/performance/noImgElement: the logo is a data URL, so there is nothing to fetch.
            <img src={logo} alt="" className="block h-auto max-h-10 w-auto max-w-40" />
          ) : (
            <>
              <Painted ground={ground} text={text} says={[...name][0]?.toUpperCase() ?? ""} width={36} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </>
          )}
        </div>
        <Painted ground={ground} text={text} says="Choose your bank" width={300} />
      </div>
      <figcaption className="mt-1.5 text-sm text-soft">{says}</figcaption>
    </figure>
  );
}

const HEIGHT = 36;

function Painted({
  ground,
  text,
  says,
  width,
}: {
  ground: string;
  text: string;
  says: string;
  width: number;
}) {
  return (
    <svg
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="max-w-full shrink-0"
      aria-hidden="true"
    >
      <rect width={width} height={HEIGHT} rx={10} fill={ground} />
      <text
        x={width / 2}
        y={HEIGHT / 2}
        fill={text}
        fontSize={14}
        fontWeight={650}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {says}
      </text>
    </svg>
  );
}
