import { Text } from '@react-pdf/renderer';

interface Props {
  language: 'en' | 'ar';
  children: string;
  /** Points. */
  size?: number;
  isBold?: boolean;
  /** Against the edge where lines end. */
  isAtEnd?: boolean;
  /** A figure or a number: from left to right in both languages, a minus before it. */
  isFigure?: boolean;
  colour?: string;
}

/** A line or paragraph in the direction of its language, whatever it begins with. */
export function PaperText({
  language,
  children,
  size = 9,
  isBold = false,
  isAtEnd = false,
  isFigure = false,
  colour = '#222222',
}: Props) {
  const isAtRight = (language === 'ar') !== isAtEnd;
  return (
    <Text
      style={{
        fontSize: size,
        fontWeight: isBold ? 700 : 400,
        color: colour,
        lineHeight: 1.45,
        direction: language === 'ar' && !isFigure ? 'rtl' : 'ltr',
        textAlign: isAtRight ? 'right' : 'left',
      }}
    >
      {children}
    </Text>
  );
}
