# puzzle 2ez7msvg easy bringHome 1
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/65,h1.1,h1.2,h1.3/28,h2.0,h2.1,h2.3/33*,h3.3/2,36,h4.2,h4.3/h5.3
hands 1,8,8,12,13/1,4,5,5,7/9,10,13,X,X/4,5,8,10,13/3,4,7,7,9,13/2,2,6,13,13,T
turn 4
# puzzle 3aepawde easy bringHome 1
variant 6x3n
balls 0,57,h0.3/3,20,h1.2,h1.3/23,h2.3/33*,h3.3/22,60/h5.3
hands 2,7,10,10/3,9,13,X/3,4,5,5/3,6,8/2,9,9/5,12,X
turn 0
0 7 57-58
0 7 58-59
0 7 59-60
0 7 60-61
0 7 0-h0.0
0 7 h0.0-h0.1
0 7 h0.1-h0.2
# puzzle 4fcjg84d easy bringHome 1
variant 6x2m
balls 2,58,h0.2,h0.3/h1.2,h1.3/36,h2.0,h2.3/12,18,33,h3.3/44*,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,1,1,2,5/1,3,4,10,K/1,5,6,7,N/2,4,8,8,12,12/7,7,10,T,X/3,5,5,8,E
turn 3
# puzzle 7ghma3wx easy bringHome 2
variant 4x1n
balls 61,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/31,h2.1,h2.2,h2.3/37,h3.1,h3.2,h3.3
hands 1,1,1,7,13/2,2,8,13,X/7,8,8,13,X/2,6,10,12
turn 0
# puzzle 8ej50ztf easy bringHome 1
variant 4x1n
balls 53,h0.1,h0.2,h0.3/8,22,h1.2,h1.3/28,h2.0,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 4,4,7,10,13/2,12,13,T,X/1,1,7,12,13/3,6,10,12,T
turn 3
# puzzle ahhpz3cd easy bringHome 1
variant 4x2m
balls 59,h0.1,h0.2,h0.3/14,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/36,62,h3.2,h3.3
hands 1,7,8,12,12/2,5,7,7/3,3,7,9/5,7,12,13,13
turn 3
# puzzle azjettqq easy bringHome 1
variant 4x2m
balls 51,h0.2,h0.3/h1.3/16,19,32/59
hands 10,T/12,12/3,T/3,6
turn 2
# puzzle b3etbcpj easy bringHome 1
variant 4x2m
balls 12,60,h0.2,h0.3/42,h1.1,h1.2,h1.3/h2.3/48*,h3.0,h3.2,h3.3
hands 1,5,5,5,T/1,1,9,10,13/2,2,7,10/1,2,6,9
turn 0
# puzzle ccgmbp1p easy bringHome 1
variant 6x2n
balls 0*/7,50/29,h2.3/h3.3/h4.2/5,h5.2
hands 3,8,12,T,T/1,3,6,6,9,9/1,4,9,10,13,X/4,7,7,10,12,13/1,2,5,6,10,10/1,1,2,12,13,T
turn 1
# puzzle crvw8wge easy bringHome 1
variant 4x1m
balls 1,37,h0.2,h0.3/14,h1.1/59,h2.0,h2.1,h2.2/42,h3.2,h3.3
hands 4,9,10,13,X/3,4,7,7/2,7,10,T,T/8,9,13,N,K
turn 2
2 T 1-59
# puzzle e5kr2zeh easy bringHome 1
variant 6x2m
balls 0*,h0.0/11*/-/22,29,34/44*/-
hands 1,7,10,N/2,8,8/6,6,12/1,3,8,9/3,7,7,13/5,8,9,T
turn 3
# puzzle ebkvd9a5 easy bringHome 1
variant 6x3m
balls 36,49/h1.3/h2.0,h2.1,h2.2,h2.3/1,38,h3.1,h3.2/22,40,h4.3/64,h5.2,h5.3
hands 5,8,9,12,13/1,1,3,10,T/3,6,10,12,13/3,4,10,T/2,6,9,12,13/1,5,10,T,X
turn 4
# puzzle fmksjsz0 easy bringHome 1
variant 6x3m
balls h0.3/h1.0,h1.1,h1.2,h1.3/64,h2.1,h2.2,h2.3/h3.3/44,h4.1,h4.2,h4.3/3,53,65,h5.3
hands 7,7,9,12,13,E/2,5,6,7,8/1,2,3,4,10/3,4,8,10,13,T/1,7,9,13,T,X/6,7,8,13,T,X
turn 3
3 13 b3-33
# puzzle g2gse88s easy bringHome 1
variant 4x2n
balls 58,h0.1,h0.2,h0.3/48,h1.3/23,h2.1,h2.2,h2.3/54,h3.1,h3.2,h3.3
hands 2,6,7,13,X/1,5,7,8,13/5,6,8,12,13/1,1,6,13,T
turn 3
3 T 48-54
# puzzle k4cgpkqa easy bringHome 1
variant 6x2n
balls 62/29/-/53/36/61
hands 2,5,6/2,10/7,8/7,X/7,9,T/1,7,12
turn 4
# puzzle n58crtjd easy bringHome 1
variant 4x2n
balls 43,h0.1,h0.2,h0.3/16*,h1.1,h1.2,h1.3/19,33,h2.3/22,h3.2,h3.3
hands 2,3,6,10/7,8,10,12/1,3,4,8,13/5,6,10,X,X
turn 2
# puzzle wmr96wby easy bringHome 1
variant 6x2n
balls 0,63,h0.2,h0.3/13,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/31,h4.1,h4.2,h4.3/h5.1,h5.2,h5.3
hands 2,2,T/2,7,7/3,10,12/4,10,12/4,7,X/9,10,T
turn 0
# puzzle xgwq5h98 easy bringHome 1
variant 4x1n
balls 55/16*,h1.2/22,35/h3.3
hands 4,7,13,T,X/1,3,8,12,X/2,10,12,13,T/2,7,7,9,13
turn 0
# puzzle y164zcdt easy bringHome 1
variant 4x1m
balls 0*,h0.3/-/33,55,h2.3/4,h3.3
hands 2,3,6,9/1,2,3,6,10/1,4,6,X,X/9,12,13,T,T
turn 1
1 1 b1-16
# puzzle yqsyxmcq easy bringHome 1
variant 6x3n
balls 0*/10,29,61,h1.2/45,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.2,h5.3
hands 2,4,10,T,X/1,2,6,9,12/4,5,13,T,X/1,3,3,8,T/2,5,8,10,13/2,3,4,10,13
turn 4
# puzzle 0qkp2qa8 medium bringHome 1
variant 6x3m
balls 0,8,15/-/63,h2.1,h2.2,h2.3/33,51,h3.1,h3.3/44,h4.3/h5.1,h5.3
hands 2,8,10,13,D/1,3,9,13,X/3,4,5,7,8/6,7,9,12,T/1,3,7,8/1,5,7,10,12
turn 5
5 1 b5-55
# puzzle 2me9r3et medium bringHome 1
variant 6x3m
balls 5,39/11*/25,h2.1/-/0,47/-
hands 2,2,4,6,10/4,5,9,9,12/3,5,6,13,13/5,9,10,T,T,X/3,4,6,T,X,N/2,3,3,5,7,13
turn 3
3 discard 5
# puzzle 4jttytna medium bringHome 1
variant 6x3n
balls 3,21/h1.2,h1.3/40/h3.2/44*,64,h4.3/-
hands 1,4,5,7,T/4,6,9,T,T/1,7,7,12,X/6,8,9,10/2,3,3,12/4,5,8,T
turn 0
# puzzle 5q1vbnyq medium bringHome 1
variant 4x1n
balls 0,8,9/17,23/-/-
hands 5,9,9,T/1,4,10,T,T/3,6,6,8,12/3,5,5,6,9
turn 1
# puzzle 7nwhna3w medium bringHome 1
variant 6x2m
balls 18,h0.1,h0.2,h0.3/11*,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/8,h3.1,h3.2,h3.3/44,h4.1,h4.2,h4.3/49,55*,h5.2,h5.3
hands 4,6,13/4,9,X/1,1,E/5,9,10/1,3,4/2,5,6,7
turn 5
# puzzle 8bysm231 medium bringHome 1
variant 6x3n
balls -/12,36/34,h2.0,h2.2,h2.3/38/53,h4.3/4,65,h5.3
hands 5,8,10,13,T/4,4,7,7,T/1,3,7,12,13/2,2,4,10,13/3,5,6,10,13/2,7,9,13,13
turn 1
# puzzle 985wz5qw medium bringHome 1
variant 6x3n
balls 49,h0.1,h0.2,h0.3/11*,h1.2,h1.3/37,h2.2,h2.3/21,h3.1,h3.2,h3.3/44*,h4.1,h4.2,h4.3/57,64,h5.3
hands 1,9,10,10/2,5,6,T/6,7,13,X/3,5,12,12/3,3,4,T/1,2,4,6,7
turn 5
# puzzle a1bm5vqg medium bringHome 1
variant 6x3m
balls 1,56/h1.3/h2.2/35,48/-/31
hands 7,8,8,9,13,T/1,2,3,5,6,6/1,6,6,6,7,8/2,3,3,7,9,T/7,7,7,8,8,13/2,10,10,10,X,X
turn 0
# puzzle bxb58y48 medium bringHome 1
variant 6x2n
balls 13,h0.0,h0.2,h0.3/11*,h1.3/22*,h2.2/35,47,h3.2,h3.3/44*,h4.3/h5.0,h5.2
hands 5,12,12,13,T/1,2,5,6,8/5,6,10,13,T/1,4,5,7,9,T/2,3,3,9,13/1,3,4,12,T
turn 3
# puzzle dqkzvk0e medium bringHome 1
variant 4x2n
balls 35,h0.1,h0.2,h0.3/18,h1.2,h1.3/26,h2.1,h2.2/2,h3.1,h3.2,h3.3
hands 6,6,12/6,8,12/4,7,12,13/1,2,5,5
turn 2
# puzzle fpfxkprz medium bringHome 1
variant 4x1m
balls 58,h0.2/32/-/-
hands 4,7,13/3,7,9/2,9,9/7,10
turn 0
# puzzle gr9q53d9 medium bringHome 1
variant 6x3n
balls 2,16/h1.2,h1.3/22*,40,h2.2,h2.3/h3.3/65,h4.1,h4.3/55,h5.3
hands 3,4,4,6,13,T/4,5,9,10,13,X/3,4,8,10,12,T/2,2,6,7,9,T/1,5,6,7,13/1,2,4,4,9
turn 0
# puzzle j8dyhk9e medium bringHome 2
variant 6x2n
balls 0,64/28,61,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/4,h3.1,h3.2,h3.3/54,h4.1,h4.2,h4.3/55*,h5.2,h5.3
hands 6,7,8,9,12,13/1,4,6,8,8,12/3,5,7,7,9,T/3,3,6,13,T,T/2,2,6,6,13/1,2,4,5,9
turn 0
# puzzle jq3yh5vj medium bringHome 1
variant 4x2n
balls 23,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/35,50,h3.2,h3.3
hands 3,7,9,X/8,8,8,13/1,2,5,8/2,3,4,7,T
turn 3
# puzzle mxeftsj4 medium bringHome 1
variant 4x2m
balls 0*/3,12/-/48*,h3.3
hands 5,5,7,8/3,5,12,13,T/7,10,T,X/1,2,10,13
turn 1
# puzzle qjx3v555 medium bringHome 1
variant 4x2m
balls 20,23,h0.2,h0.3/h1.2,h1.3/14,24/48*,59,h3.2
hands 1,2,3,5,8/6,8,10,13,T/1,10,T,T,X/1,4,9,13,13
turn 2
# puzzle qwc4txyc medium bringHome 1
variant 6x2m
balls h0.2,h0.3/h1.1,h1.3/7,62,h2.1/53,h3.3/31,44*,h4.3/20,56,h5.3
hands 1,2,2,3,3/2,3,10,12,X/5,5,8,12,D/3,4,7,10,13/2,7,7,8,8/3,4,6,6,10,T
turn 5
# puzzle r2hrc37k medium bringHome 1
variant 6x3n
balls 2,61,h0.3/-/23,37,h2.3/21,33*/44*/h5.3
hands 6,8,13,X/4,7,9,10/2,4,7,7,8/1,6,7,9,13/5,6,8,12,12/2,3,3,8,10
turn 2
# puzzle t8cxcxw6 medium bringHome 1
variant 4x2n
balls h0.1,h0.2,h0.3/10,17,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/8,15,h3.2,h3.3
hands 10,12/3,7,10/4,7/5,7
turn 1
# puzzle w4cj96cn medium bringHome 1
variant 6x3m
balls h0.1,h0.3/44,h1.1,h1.2,h1.3/10,13,24,h2.3/58,h3.1,h3.2,h3.3/38,h4.2,h4.3/47,h5.1,h5.2,h5.3
hands 1,2,9,10,10/2,5,8,9,T/6,10,10,13,K/2,3,3,13,13/3,7,8,9,T/6,9,T,X,E
turn 4
4 T 10-44
# puzzle xchk9r2d medium bringHome 1
variant 6x3n
balls h0.1,h0.3/14,40,h1.2,h1.3/8,24,45,h2.3/h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/4,h5.1,h5.2,h5.3
hands 9,12,12,X/2,3,8,13/1,2,4,6,10/2,3,6,8,T/1,4,7,10,12/5,5,6,6,T
turn 2
# puzzle ymem3ntw medium bringHome 1
variant 4x2n
balls 15/18,h1.3/14,34,h2.2,h2.3/3,h3.2
hands 2,3,9,10,X/1,4,7,12,T/2,5,9,9,12/5,5,10,13,X
turn 1
# puzzle yzgn19hk medium bringHome 1
variant 4x1m
balls 40,h0.0,h0.2,h0.3/12,h1.2,h1.3/47,h2.1,h2.2,h2.3/51,60,h3.3
hands 8,8,13/3,5,5/5,8,10/3,4,7,13
turn 3
# puzzle z5kytb87 medium bringHome 1
variant 6x3m
balls h0.3/h1.0,h1.1,h1.2/25,39,57/14,h3.3/28,60,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 1,5,5,10,X/2,5,6,9,X/4,6,7,10,13/1,4,8,9,T/4,9,10,10,10/3,8,9,12,T
turn 2
# puzzle 09wgz92r hard bringHome 1
variant 6x3m
balls 2,15,h0.2/11*,h1.3/63/33*,62/h4.2,h4.3/44,55
hands 4,5,6,7/7,9,13,K/2,4,9/6,6,9/1,10,T/2,4,8
turn 0
# puzzle 0v1qy56c hard bringHome 1
variant 4x1n
balls 0*,25/9,16*,48/28,h2.2/h3.3
hands 4,4,5,8/1,2,X/6,9,10,T/1,4,7,X
turn 2
# puzzle 2y5c3vr7 hard bringHome 2
variant 6x2m
balls 0*,h0.1,h0.2,h0.3/11*,48,h1.3/18,22,h2.2,h2.3/42,46,h3.3/h4.0,h4.1,h4.2,h4.3/28,h5.3
hands 5,8,10/5,N/7,8,12/5,6,12/3,5,12/7,7,13
turn 2
# puzzle 3andwcws hard bringHome 1
variant 6x2m
balls h0.2/14,h1.3/28,31/33/44*,53,h4.3/21,40
hands 2,10,T/8,9,13/4,6/4,4,T/1,3,7/2,3,10
turn 3
# puzzle 3cj96hxk hard bringHome 1
variant 6x3n
balls 3,19,h0.1,h0.3/11*,h1.3/22*,h2.3/36,43,65,h3.3/58,h4.3/55*,h5.0,h5.2
hands 4,7,9,9,13,T/5,6,7,7,10/3,7,8,8,9/2,3,8,9,13/1,2,2,4,9/3,4,8,9,10
turn 0
# puzzle 43mn679b hard bringHome 1
variant 4x1n
balls 0*,3/5,h1.2,h1.3/23,h2.1/42,47,48*,h3.3
hands 1,6/12,12/10,13,T/4,4
turn 2
# puzzle 58vtv5k7 hard bringHome 2
variant 4x1n
balls 0,54,62,h0.3/28,h1.0/27,39,h2.2,h2.3/44,48,h3.3
hands 3,3,3,10/2,3,3,7/1,5,6,9/1,2,7,7,7
turn 3
# puzzle 81vy5pxq hard bringHome 1
variant 6x2n
balls 0/13,h1.2,h1.3/18,h2.3/33*,37,43/47,h4.2/10,51
hands 2,2,5,T/3,6,6,7/3,6,7,10/6,6,6,6/1,3,13/2,7,8
turn 0
# puzzle 8b9pzqgy hard bringHome 1
variant 4x2m
balls 0*,16,h0.2,h0.3/1,51,h1.0,h1.3/63,h2.3/31,39
hands 3,4,6/6,9,13/3,4,K/1,9,10,T
turn 3
# puzzle aq5qks39 hard bringHome 1
variant 4x2m
balls 2,h0.3/29,47,h1.2/h2.3/20,51,54
hands 2,4,4,6,8,13/3,7,8,12,X,K/5,5,7,12,12,X/1,2,2,4,5,T
turn 3
# puzzle f29m0405 hard bringHome 1
variant 4x2n
balls 44/h1.1/32*,33/45,50
hands 1,4,5,9/2,6,6,12/1,2,13,X/5,5,8,T
turn 3
# puzzle fwshn17g hard bringHome 1
variant 6x2n
balls 0,h0.3/11*,h1.0,h1.2/16,22*,25,h2.2/33*,h3.1,h3.2,h3.3/58,h4.2/h5.0,h5.1,h5.2
hands 1,6,6,12,T/1,2,9,10,T/1,1,6,X/2,3,7,8/1,4,4,13/4,10,12,X
turn 0
# puzzle hb6gwzqn hard bringHome 1
variant 4x1m
balls 60,h0.1,h0.2,h0.3/16*,h1.1,h1.3/30,50,h2.2,h2.3/0,37
hands 5,7,8,12,T/1,3,4,T/4,6,9,10/1,3,3,13,T
turn 3
# puzzle hbdkgpjy hard bringHome 1
variant 6x3n
balls 0*,h0.2,h0.3/h1.3/16,24,h2.1,h2.2/-/h4.0,h4.1/55*,h5.2,h5.3
hands 2,3,3,7,X/1,6,8,8,T,T/1,6,7,13,13,X/2,6,10,10,12,T/1,3,8,13,X/2,2,4,8,T
turn 1
1 1 b1-11
# puzzle hfx412pt hard bringHome 1
variant 4x2m
balls 0*,45,60/16,34,h1.3/h2.2/h3.0,h3.1,h3.2,h3.3
hands 1,2,4,4/1,6,10,T,D/2,4,9,9,13/4,6,8,13,T
turn 1
# puzzle hkg8axdf hard bringHome 2
variant 6x3m
balls 62/3,h1.2/h2.2,h2.3/38,h3.2/58/51,55
hands 9,12/9,10/8/6/10/7,N
turn 5
# puzzle jhs368mj hard bringHome 1
variant 6x2n
balls 9,h0.0,h0.2,h0.3/11*,h1.2,h1.3/h2.1,h2.2,h2.3/22,h3.1,h3.2,h3.3/40,h4.1,h4.2,h4.3/57,64,h5.3
hands 6,7,8,10,10/2,3,8,12/1,2,5,5/6,7,9,12/1,5,9,10,T/4,4,7,9,X
turn 4
4 5 40-h4.0
# puzzle mjk9wax9 hard bringHome 1
variant 6x2m
balls h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/30,h2.2,h2.3/33*,45,h3.3/h4.0,h4.1,h4.2,h4.3/16,56,57
hands 1,2,6,8,10,13/4,5,7,12,13,T/5,7,10,13,T/3,6,6,13,T/1,4,10,T,K/1,2,3,4,7,9
turn 5
# puzzle wh4avfmy hard bringHome 1
variant 6x2m
balls 10/31/3/24,33*/40/55*,h5.2
hands 7,8,E/5,6,12/2,4,13/3,X/4,6,T/8,9,9
turn 4
# puzzle z79gmgp8 hard bringHome 1
variant 6x3m
balls 0*,h0.1,h0.3/11*,h1.1,h1.2,h1.3/18,h2.2,h2.3/19,h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/1,55,h5.2,h5.3
hands 3,7,8,T/2,8,10,T/7,8,12,13,T/1,4,6,8,X/2,4,6,7,13/3,12,13,T
turn 2
# puzzle 28e6jxgx expert bringHome 1
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/16,45,h1.2,h1.3/22,31,h2.2,h2.3/39,h3.0,h3.2,h3.3
hands 1,2,4,8,T/5,5,6,7,9/1,6,6,12/10,12,13,T,D
turn 3
# puzzle 3tn83gdm expert bringHome 1
variant 4x1m
balls 10,h0.1,h0.3/h1.2,h1.3/32,34,48,h2.3/33,h3.2,h3.3
hands 3,5,13,X/6,12,T,X/2,2,9,12,12/1,4,6,10,D
turn 2
2 12 48-60
# puzzle 3yph2y51 expert bringHome 1
variant 4x1n
balls 59,h0.1,h0.2/0,14,h1.3/22,h2.1/48,h3.1,h3.3
hands 2,7,8,9/2,4,8,13/1,5,5/1,8,12
turn 0
# puzzle 9xr4fj8h expert bringHome 1
variant 4x1m
balls 3,17,58/h1.2,h1.3/32,57,h2.2/0,30,h3.2,h3.3
hands 7,9,10,12,E/6,7,9,10,13/1,4,5,7,10/2,12,13,13
turn 0
# puzzle b62b1t1f expert bringHome 1
variant 4x1n
balls 17,h0.2,h0.3/32,h1.0,h1.1,h1.3/45,47,h2.3/42,50,51,h3.3
hands 1,9,10,12,T/2,6,10,12,13/1,1,6,8,T/6,7,7,T,X
turn 2
2 T 32-47
# puzzle ctjkp54m expert bringHome 1
variant 4x1m
balls 43,47/24,h1.2/39,h2.3/51,h3.3
hands 2,4,5,8,T/9,T,N,K,D/3,6,9,13,X/4,5,6,8,10
turn 1
# puzzle g9e6h7cg expert bringHome 1
variant 6x2m
balls 7,63,h0.2,h0.3/44,h1.2,h1.3/21,25,h2.2,h2.3/h3.0,h3.2,h3.3/43,h4.1,h4.2,h4.3/51,h5.1
hands 4,8,10,13,T,N/4,5,9,10,10,12/1,1,2,T,E,K/2,4,6,6,7,9/2,5,7,9,9/1,3,5,7,7
turn 0
# puzzle h54rxt1t expert bringHome 1
variant 4x1n
balls 0*,25,58,h0.3/16,h1.1,h1.2,h1.3/13,42,h2.2,h2.3/62,h3.1,h3.2,h3.3
hands 1,3,7,X/2,4,9,10/1,12,13/1,2,2,7
turn 3
3 1 62-63
# puzzle s0ksq0pa expert bringHome 1
variant 6x2n
balls 49,h0.3/14,42/30,35/33*/46,62,h4.3/8,55*,58
hands 8,9,9,T/2,4,5,T/2,3,4,7/3,4,7,12/1,9,10,12/2,3,5,X
turn 1
# puzzle xnw4h18z expert bringHome 1
variant 4x2n
balls 10,23,h0.2,h0.3/16*,h1.2,h1.3/43,h2.1,h2.2,h2.3/49,51,h3.3
hands 4,7,9,12/2,8,12,T/1,3,5,10,T/2,3,4,7,X
turn 2
2 T 23-43
# puzzle 0f1xbc7h easy knockOut 1
variant 4x2m
balls 11,16,h0.2,h0.3/0,41,h1.2,h1.3/53,h2.2,h2.3/60,h3.2,h3.3
hands 2,5,6,E/3,4,4,7,12/5,8,9,9,9/2,8,10,13,N
turn 1
# puzzle 1w95dmwm easy knockOut 2
variant 4x2n
balls 1,2,h0.2,h0.3/23,h1.3/h2.2,h2.3/61
hands 1,3,3,T/1,5,6,6/3,7,9,13/5,7,9,12,T
turn 3
# puzzle 2p5wbsx0 easy knockOut 2
variant 6x3m
balls 62,h0.2,h0.3/56,h1.1,h1.2,h1.3/22*,h2.2,h2.3/44,h3.1,h3.2,h3.3/17,h4.0,h4.2,h4.3/23,55*,h5.2,h5.3
hands 8,8,12/9,9,10/1,4,10/1,5,5/6,9,K/2,4,7
turn 5
# puzzle 64dh97nn easy knockOut 1
variant 6x2n
balls 0*,56/h1.3/h2.0,h2.1,h2.2,h2.3/60,h3.1,h3.2,h3.3/46,h4.0,h4.2,h4.3/28,h5.3
hands 2,3/4,T/1,13/6,T/8,13/6,9
turn 3
# puzzle 6egak7zc easy knockOut 2
variant 4x2n
balls 0*,63,h0.0,h0.3/16,h1.3/57,60,h2.1,h2.3/36,53,h3.2,h3.3
hands 4,4,8,12,12/1,1,8,T,X/2,2,3,4,9/6,7,9,10,10
turn 3
# puzzle 6h8ad5a1 easy knockOut 1
variant 6x3n
balls -/h1.3/44,h2.1,h2.2,h2.3/33/0,63,h4.3/1,26,h5.3
hands 8,10/7/13/10/5/7,13
turn 5
# puzzle 6rcam6ed easy knockOut 2
variant 4x2n
balls 0*,15,h0.2/18,19,54,h1.3/46/h3.2,h3.3
hands 7/1/-/-
turn 0
# puzzle 78jmf8ap easy knockOut 1
variant 4x2m
balls 42,60,h0.3/12,h1.2,h1.3/25,h2.3/36,56,h3.2,h3.3
hands 2,3,5,8,12,12/1,2,7,7,7/2,4,8,9,10/2,3,4,6,12,N
turn 3
# puzzle bq5vj9g1 easy knockOut 2
variant 4x2m
balls 10,27,h0.2,h0.3/12,16*,h1.3/35,50,h2.2,h2.3/h3.0,h3.3
hands 2,7,7,9,12,12/1,3,4,8,10,12/3,8,8,8,12,D/1,9,10,T,X,X
turn 0
# puzzle r4adgt59 easy knockOut 1
variant 6x2n
balls 0*,h0.3/11*,h1.2/22*,h2.1,h2.2/36/44*,61/53
hands 2,2,5,6,9/1,2,6,10,T/4,6,8,8,9/5,5,6,8,12/3,7,9,10,12,13/3,3,7,13,X
turn 4
# puzzle r642p201 easy knockOut 1
variant 6x2m
balls h0.3/h1.1/42/24,33*/44*,50/-
hands 8,12,K/1,3,3/9,9,10/2,7,9/3,4,13/7,8,T
turn 3
# puzzle r6kcaged easy knockOut 1
variant 4x2n
balls 10,14,h0.2,h0.3/h1.2,h1.3/43,h2.1,h2.2,h2.3/23,49,51,h3.3
hands 4,7,9,9,12/1,2,8,12,T/1,3,5,10,T/2,3,4,7,X
turn 0
# puzzle v1z6zf5p easy knockOut 1
variant 4x2m
balls 12,h0.2,h0.3/50,h1.1,h1.3/20,h2.3/0,48*,h3.3
hands 6,7,10,13,D/2,5,7,10/1,10,12,13/3,4,9,10
turn 0
# puzzle vv0n11kk easy knockOut 2
variant 6x3n
balls 0*,24,h0.3/8,23/22*,27,36/33*,59,h3.2/35,56/52
hands 2,10/6,9/4,9/3,7,7/2,5,8/1,13,13
turn 3
# puzzle ycmszwpw easy knockOut 1
variant 6x2m
balls 0*,18,h0.1,h0.2/11*,h1.0,h1.2,h1.3/h2.1,h2.2,h2.3/33*,41,54,h3.3/1,29,56,h4.3/55*
hands 5,9,12,K/2,3,6,9/5,9,10,13/3,4,6,6,8/2,7,7,8,N/6,10,10,10,12
turn 3
# puzzle z58dn3yc easy knockOut 1
variant 6x3m
balls h0.3/11,61/22*,24/33*,h3.1/44*,h4.2/h5.2,h5.3
hands 3,3,3,4/3,6,12,13/5,7,9,9,10/1,5,6,8,9/5,7,8,8/8,10,10,T
turn 2
# puzzle 47j8gqed medium knockOut 1
variant 6x3m
balls 0*,19/56/32,h2.2,h2.3/h3.3/9,17,h4.3/59,h5.2
hands 2,7,7,9,X/7,8,10,13,E/1,3,6,9,13/3,4,4,6,6/1,5,9,12,13/1,2,7,8,10,10
turn 5
5 1 b5-55
# puzzle 4wa37n3z medium knockOut 1
variant 4x2n
balls 60,h0.1/12,h1.0,h1.3/32*,51/48*,h3.3
hands 2,9,9,13/5,6,12,12/1,8,X/2,6,7,T
turn 3
# puzzle 6m6xmm5e medium knockOut 1
variant 6x2m
balls 21,29,h0.2,h0.3/28,65,h1.3/0,h2.2/49,h3.3/3,45,h4.0,h4.3/h5.3
hands 5,7,10,X,D/4,6,9,13,K/1,1,6,7,X/4,5,9,10,X/6,7,12,13,N/2,6,8,9,T
turn 5
5 discard 2
# puzzle 74e755fd medium knockOut 1
variant 6x2n
balls 0*,2,17/11*/18/45/-/-
hands 7,8/6,10,T/2,X/12,12/7,T/7,7
turn 1
# puzzle 7etd59qe medium knockOut 1
variant 6x3m
balls -/11*/21,24/-/62/44
hands 7,7,8/3,10,12,T/2,2,10/3,4,8/8,12,X/9,13,N
turn 1
# puzzle 9jwby4zp medium knockOut 3
variant 6x3n
balls h0.2,h0.3/13,16,43/h2.3/10,33*,54,h3.3/3,15,h4.2,h4.3/h5.3
hands 4,7,12,13,T/2,3,6,8,X/7,10,12,13,X/7,8,9,13,T/2,3,5,7,8/1,1,5,6,12
turn 3
# puzzle dfe918d0 medium knockOut 1
variant 6x2m
balls 12/11*,h1.3/22*,43/54/39/-
hands 5,6,9/1,1,10/2,7,7,K/1,5,6,D/1,6,7,8/4,5,8,T
turn 2
# puzzle dnvndktq medium knockOut 2
variant 6x3n
balls 0*,8/13,h1.2,h1.3/25/h3.2/1,50,h4.3/-
hands 2,7,7/4,6,10/6,9/5,10/5,9/7,8
turn 0
# puzzle eh8jkjtq medium knockOut 1
variant 6x2n
balls 49,65,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/23,h3.1,h3.2,h3.3/36,h4.1,h4.2,h4.3/4,h5.0,h5.2,h5.3
hands 1,1,7/1,1,3/1,5,6,9/4,4,5,7/2,2,4,10/3,4,8,13
turn 2
# puzzle htxhfsak medium knockOut 2
variant 4x2n
balls 0*,25,h0.3/21,62,h1.2,h1.3/56/h3.1,h3.3
hands 4,12,12,12,X/7,7,9,13,T/1,5,5,6,X/7,9,10,13,13
turn 1
# puzzle hvq9mc06 medium knockOut 1
variant 4x2m
balls 0,13,h0.0,h0.3/21,h1.2,h1.3/53,h2.1,h2.3/48*,h3.3
hands 5,7,8,8,13/1,1,3,4,9/3,4,9,13/6,13,T,T
turn 0
# puzzle v5t5vvg5 medium knockOut 2
variant 6x3m
balls 19,30,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/56,h2.1,h2.3/h3.1,h3.2,h3.3/7,50,h4.2,h4.3/51,h5.3
hands 9,10,12,13,X/2,6,6,8/2,4,6,9/4,8,13,E/1,5,7,9,T/3,4,5,7,9
turn 4
# puzzle w5m7h3q9 medium knockOut 1
variant 6x3n
balls 0*,6,h0.3/60,h1.1,h1.2,h1.3/4,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/44*,h4.1,h4.2,h4.3/28,h5.2,h5.3
hands 2,3,5,8,10/3,7,8,10,13,T/1,6,8,9,13,X/4,6,6,10,13,T/1,3,4,4,5/1,4,5,5,12
turn 1
# puzzle wv19zh3v medium knockOut 1
variant 4x2m
balls 0*,h0.1,h0.2/19,h1.2,h1.3/5,39,h2.1,h2.2/44,50,51,h3.3
hands 5,7,7,9,T/3,5,12,12/5,8,9,10/1,4,5,5,13
turn 3
# puzzle 10fy9cjy hard knockOut 1
variant 6x3m
balls 2,37,h0.0,h0.2/h1.0,h1.1,h1.2,h1.3/23,39,h2.2,h2.3/1,43,h3.2/h4.3/h5.1,h5.3
hands 2,5,5,10,T/2,9,13,T,D/4,7,10,12,X/2,7,8,9,X/3,4,7,7,13/1,1,2,9,13
turn 0
# puzzle 6wtkxn3v hard knockOut 1
variant 6x2n
balls 15,h0.2,h0.3/37/22*,36,h2.3/33*,54,h3.2/44*,47,h4.2/42,h5.0
hands 2/6/1/9/7,12/4
turn 4
# puzzle 9wswc4bs hard knockOut 2
variant 6x3m
balls 62,h0.1,h0.2,h0.3/23,h1.1,h1.3/22,56,h2.3/h3.3/54,h4.2,h4.3/39,h5.2,h5.3
hands 1,4,10,13/5,9,13,X/2,2,3,4,7/1,4,6,12,N/3,6,8,12,T/5,5,7,K
turn 2
# puzzle akm2ak6m hard knockOut 1
variant 6x3n
balls 29,h0.1,h0.2,h0.3/4/31,h2.2,h2.3/46,h3.1,h3.2,h3.3/44/27,58,h5.2,h5.3
hands 3,8,8,12,13/1,5,5,6,X/1,7,10,12,13,T/1,1,4,4,10/2,6,7,13,T/2,5,7,9,10
turn 2
# puzzle h25c1yhj hard knockOut 1
variant 6x3n
balls -/5,31,h1.2/32,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/52,h4.1,h4.2,h4.3/8,53,h5.1,h5.3
hands 1,2,6,12,13,T/5,8,9,10,12,13/1,2,5,6,9,10/3,3,4,12,T/2,4,5,7,8,T/2,3,7,12,13,X
turn 4
# puzzle kmxrwzez hard knockOut 1
variant 6x2m
balls 0*,h0.2,h0.3/4,h1.2,h1.3/36,h2.1,h2.3/h3.1,h3.2,h3.3/15,h4.0,h4.2,h4.3/62,h5.1,h5.2,h5.3
hands 2,3,5,6,12/4,8,13,13,13,T/1,1,4,7,12,13/1,3,5,9,10/2,3,8,13,13/1,3,4,6,13
turn 1
# puzzle mcbthc2e hard knockOut 1
variant 4x2m
balls 7,h0.2,h0.3/16*,h1.3/19,32,45/48*,50
hands 6,8,10,T/2,12,12,12/3,9,T,T/3,3,6,9
turn 2
# puzzle me0r7brs hard knockOut 1
variant 4x2n
balls 0*,7,h0.2,h0.3/16*,26/32*,63/48*
hands 1,7,10,12/1,6,6,8,T/1,3,4,10/2,5,12,T
turn 1
# puzzle n3b8jqnv hard knockOut 1
variant 6x2m
balls 9,h0.1,h0.2,h0.3/1,h1.1,h1.2,h1.3/28,h2.1,h2.2,h2.3/21,h3.1,h3.2,h3.3/50,h4.1,h4.2,h4.3/65,h5.1,h5.3
hands 4,5,8,T,D/4,9,T,X,E/9,10,10,13/1,6,8,8/1,2,7,T,K/5,6,7,8,12
turn 4
# puzzle r8dk18zg hard knockOut 1
variant 6x3n
balls 0,37,h0.2,h0.3/8,11*,h1.3/h2.0,h2.2,h2.3/33*/9,44*,h4.0,h4.1/27,h5.1,h5.2,h5.3
hands 2,7,12/6,7,12/3,8,X/1,5,X/4,4,8/3,6
turn 0
# puzzle skzy0ext hard knockOut 1
variant 6x2n
balls 8,h0.3/14,42/34,35/-/44*,62,h4.3/49,58
hands 8,9,9,T,T/2,4,4,5,T/2,3,4,7,X/3,4,7,12,13/1,2,9,10,12/2,3,5,13,X
turn 1
# puzzle snpzax7y hard knockOut 1
variant 6x2m
balls 14,42,h0.2,h0.3/11*,24,h1.3/22*,h2.2,h2.3/36,h3.3/44*,45,50,h4.3/55*
hands 4,4,5,6/1,6,9,9/T,T,T,E/1,5,T,T,K/2,5,8,9,10/2,3,10,N
turn 3
# puzzle w6gx6bfq hard knockOut 1
variant 4x2n
balls 57,h0.1,h0.2,h0.3/0,h1.2,h1.3/41,h2.2,h2.3/24,48*,h3.1,h3.3
hands 4,8,8,12/2,6,8,8/7,13,T,X/5,5,10,T
turn 0
0 8 skip
1 discard 2
# puzzle zqbca54w hard knockOut 1
variant 4x2n
balls 0*,2,6,39/35,h1.3/52,h2.1,h2.3/62
hands 3,3,4,6,7/1,1,2,T,T/1,5,5,7,12/1,7,9,10,10
turn 0
# puzzle 0y36c8eq expert knockOut 1
variant 6x2n
balls 5,25,31,h0.3/18,h1.0,h1.3/16,h2.3/35,h3.1,h3.2,h3.3/44*,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,4,13,T,T/1,2,7,8,X/1,1,5,7,T/2,3,4,5,12/1,2,9,10/6,6,6,12
turn 0
0 T 35-44
# puzzle 1gdcb753 expert knockOut 1
variant 6x2m
balls 25,h0.1,h0.2,h0.3/15,h1.1,h1.2,h1.3/47,h2.1,h2.2,h2.3/6,h3.1,h3.2,h3.3/23,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,5,8,9,X,E/1,2,2,2,4,9/3,5,8,10,13,N/2,5,5,7,13,D/1,7,8,8,9,13/2,7,12,12,13,T
turn 1
1 4 15-11
# puzzle 6qzxgw2c expert knockOut 1
variant 6x3m
balls 0*,38,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/20,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/61,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,6,7,13/4,9,T,N/1,3,7,X/3,5,7,8/1,1,3,13/1,7,12,X
turn 0
0 13 38-51
# puzzle 8qh7tk92 expert knockOut 1
variant 6x3n
balls 24/34,40/4/48,h3.1,h3.3/44*,h4.1/11,55*,h5.2,h5.3
hands 5,6,8,9,X/5,5,7,13/1,2,9,13/3,3,4,5,T/1,2,3,3,T/1,2,10,T,X
turn 3
# puzzle 8ysjj468 expert knockOut 1
variant 6x2m
balls 27/19,h1.3/22*/29,42,h3.2/57,h4.3/34,h5.0
hands 9,9,12,12/5,6,10,12/5,7,10,12,T/1,2,4,4,13/1,5,6,6,9/3,3,5,7,7
turn 2
# puzzle bnc6wxgq expert knockOut 1
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/6,11*,h1.3/h2.0,h2.1,h2.2,h2.3/33*,38,53/45,h4.1,h4.2,h4.3/35,h5.1,h5.2,h5.3
hands 5,6,10,N,E/1,2,6,7,9/5,8,10,12,T/1,2,3,7,10,T/3,5,5,12,12,13/4,5,10,10,T
turn 3
# puzzle d42c24zs expert knockOut 1
variant 6x3m
balls 0*,45/8,11,13/18/56/12/-
hands 8,9,10,X/1,3,4,6/8,8,9,10/3,4,5,6/2,5,7,13,T/7,9,12,K
turn 4
# puzzle ephzrn2g expert knockOut 1
variant 6x2n
balls 0*,13,56/42,h1.3/22*,23,41/21,h3.3/39,h4.3/57,h5.1,h5.3
hands 1,9,10,12,13,T/1,4,8,9,T,T/5,7,9,10,13,13/4,6,7,10,10,10/1,6,7,7,7,8/2,2,5,8,9,13
turn 0
# puzzle esc196zg expert knockOut 1
variant 4x2m
balls 2/16*,45,46/h2.2/6,15,51,h3.3
hands 7,8,10,13/5,6,10,K/3,4,12,D/1,4,7,13,13
turn 3
# puzzle fg90a6d0 expert knockOut 1
variant 4x2m
balls 0,h0.3/18,h1.1,h1.3/28,47/48*,h3.0
hands 7,10,13,T,K/1,3,7,10,X/5,5,5,7,N/5,8,9,X
turn 0
# puzzle fphp8ga5 expert knockOut 1
variant 6x3n
balls 18,h0.1,h0.2,h0.3/h1.3/22*,31,h2.3/8,36,h3.2,h3.3/6,h4.0,h4.1,h4.3/57,h5.1,h5.2,h5.3
hands 1,3,7,10,T/2,6,7,13,X/2,4,6,8,13/7,9,12,13,X/3,4,5,8,13/2,3,7,9,T
turn 0
# puzzle m83geaps expert knockOut 1
variant 6x3m
balls 0*,h0.2/11*/22*,h2.2/h3.3/56,h4.2/53
hands 3,5,10,12,X/1,4,7,8,9/4,7,8,10,T/1,2,3,5,T/1,2,5,T,K/2,4,9,9,10
turn 4
# puzzle xgg19jj1 expert knockOut 1
variant 6x2n
balls 0*/11*,21,59/h2.2,h2.3/31,36,h3.1,h3.3/44*/2,6,h5.3
hands 6,6,7,X,X/6,7,7,12,13,T/1,2,4,8,9,T/3,4,4,5,5,10/4,4,6,7,12/3,3,8,8,13
turn 1
# puzzle 00534ckx easy winNow
variant 6x3m
balls h0.2,h0.3/11*,h1.0,h1.1,h1.2/15,h2.1,h2.2,h2.3/33*,h3.2,h3.3/27,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,12,12/4,4,6/6,8,10,12/2,3,8,8/1,3,4,5/1,3,7,9
turn 2
# puzzle 0hxpwbqz easy winNow
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/11*,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/44,h4.1,h4.2,h4.3/55*,h5.3
hands 1,1,6,7,12/1,4,6,T/4,9,10,13/2,2,12,13/5,8,9,T/2,5,8,X
turn 0
# puzzle 1036qahw easy winNow
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/11*,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/37,h3.1,h3.2,h3.3/47,h4.1,h4.2,h4.3/50,60,h5.3
hands 1,2,6,7,X/2,6,7,8,12/8,9,10,12,E/1,3,4,4,8,D/3,4,6,8,13,X/1,5,8,9,10
turn 3
3 4 37-33
# puzzle 3074hrtz easy winNow
variant 4x2n
balls h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 1,9,10/5,5/7,T/1,4,9
turn 3
# puzzle 37afn9ck easy winNow
variant 4x2n
balls 60,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/46,h3.1,h3.2,h3.3
hands 1,2,6,6,9/1,1,12,T/2,4,5,13/3,5,7,8,10
turn 3
# puzzle 41rh48ps easy winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/12,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,10,T/6,10,13/1,4,9/2,5,13
turn 3
# puzzle 436rnjj7 easy winNow
variant 6x2n
balls 55,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/45,h5.1,h5.2,h5.3
hands 1,13,13,X/3,3,4/4,10,10,12/1,6,6,8/7,7,T,X/3,5,6,X
turn 2
# puzzle 4ajy7b3f easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/16*,h1.1,h1.2,h1.3/30,h2.1,h2.2,h2.3/12,h3.1,h3.2,h3.3
hands 7,9,13,X/4,8,9,X/1,3,9,T/4,4,12,13
turn 2
# puzzle 4k32jwah easy winNow
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/43,h4.1,h4.2,h4.3/h5.2,h5.3
hands 1,3,6,6,12,13/2,3,8,12,13,T/1,4,9,10,T,D/1,1,5,6,10,13/2,3,5,7,9,T/3,4,5,5,9,10
turn 4
# puzzle 4tvgs61n easy winNow
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/12,h1.3/h2.0,h2.1,h2.2,h2.3/34,h3.1,h3.2,h3.3/47,h4.1,h4.2,h4.3/26,h5.1,h5.2,h5.3
hands 6,10,10/9,10,12/4,13,T/1,5,6/1,4,T/3,8,10
turn 2
# puzzle 4x907wew easy winNow
variant 6x3m
balls 0*,17,h0.3/h1.1,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.3/42,h4.0,h4.1,h4.3/53,h5.1,h5.2,h5.3
hands 1,1,1,13/4,6,6,6/1,3,3,8,12/4,5,7,8,8/2,2,9,9,X/2,4,12,13
turn 2
# puzzle 5k288b4z easy winNow
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/11*,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/1,33*/44,h4.1,h4.2,h4.3/50,h5.1,h5.2,h5.3
hands 1,2,4,9,10/4,6,7,8,9/2,3,7,12,12/3,9,13,13,D/1,1,3,3,7,10/1,5,6,7,8,9
turn 4
# puzzle 6pvs5799 easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/41,43,h1.2,h1.3/31,h2.1,h2.2,h2.3/19,h3.2,h3.3
hands 3,5,6,12/2,2,4,8,9/2,2,7,X,K/1,4,7,10
turn 1
1 9 43-52
# puzzle 7s3h0wce easy winNow
variant 4x1m
balls 0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,2,8,9/1,5,6,9,T/3,13,13,T/4,7,9,10
turn 1
# puzzle 7xbsdme7 easy winNow
variant 6x3m
balls 1,h0.0,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/20,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/51,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,6,7/4,9,N/1,3,7/3,5,8/1,1,3,13/1,7,12,X
turn 4
4 3 51-54
# puzzle 8dvy2beh easy winNow
variant 6x2m
balls 20,h0.1,h0.2,h0.3/13,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,3,7,E/1,4,7,X/4,6,8,T/2,2,5,13/4,5,5,7/1,4,8
turn 0
0 E 13-14
# puzzle 8k24f803 easy winNow
variant 6x3m
balls 54,h0.1,h0.2,h0.3/4,h1.1,h1.2,h1.3/30,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.2,h5.3
hands 4,5,5,X/5,5,7/1,3,13/2,7,8/1,7,8,T/4,4,X,D
turn 4
# puzzle 8vax9jrm easy winNow
variant 6x2m
balls 0*,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/29,h3.1,h3.2,h3.3/44*,h4.0,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 6,8,9,13/9,10,10,13/4,12,T,X/1,2,5,6,10/3,3,7,T,T/3,3,13,13
turn 3
# puzzle 9dyy2rah easy winNow
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/6,h3.1,h3.2,h3.3/44,h4.1,h4.2,h4.3/23,h5.1,h5.2,h5.3
hands 1,2,13,T/1,5,9,10,12/5,6,6,X/7,7,9,10/1,2,3,10/2,3,4,10
turn 1
1 1 b1-11
# puzzle atdvkpas easy winNow
variant 4x2m
balls 2,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/44,h3.1,h3.2,h3.3
hands 12,12,13/1,5,10/5,8,9/1,4,13
turn 1
# puzzle b4cj89y9 easy winNow
variant 6x2n
balls 0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/40,h5.1,h5.2,h5.3
hands 1,8,8,T/3,5,5/4,9,13/4,6,7/3,4,13/1,5,10
turn 0
# puzzle bep3g49p easy winNow
variant 4x2m
balls 0*,h0.2,h0.3/8,h1.1,h1.2,h1.3/h2.3/h3.0,h3.1,h3.2,h3.3
hands 2,9/5,8,9/6,8/3,8
turn 1
# puzzle bgdtr6fn easy winNow
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/21,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,2,7,8,12/1,2,3,7,8/1,3,10,X/1,6,8,T
turn 0
# puzzle dp2xqtdh easy winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/28,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 7,10,10,12/3,6,13/2,4,5,K/2,4,5,8
turn 2
# puzzle em49hhhg easy winNow
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/29,h1.2,h1.3/16,h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.1,h5.3
hands 13,X/6,10/2,7,12/10,10/4,13/4,5
turn 2
# puzzle ftwqd725 easy winNow
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/30,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 3,9,9,12/1,7,12,T/5,9,10,10/4,10,13
turn 0
# puzzle g5zkzy90 easy winNow
variant 6x2m
balls 0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/24,h5.1,h5.2,h5.3
hands 1,8,10,12,13/2,3,3,9,T/1,8,10,13,13/7,8,12,13,X/2,5,6,10/7,9,10,N
turn 0
# puzzle g7wagn8t easy winNow
variant 6x3n
balls 64,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/25,h4.1,h4.2,h4.3/43,h5.1,h5.2,h5.3
hands 1,3,3,5,12/1,2,6,7,9/6,9,13,X/3,4,5,12/2,5,6,10/2,3,4,6
turn 0
# puzzle hmtfqfwc easy winNow
variant 6x2n
balls 0*,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/4,h2.1,h2.2,h2.3/22,h3.1,h3.2,h3.3/h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 2,3,7,X/3,4,9,9/5,5,8,9,12/5,8,12,T,X/2,5,10,T,X/1,1,1,6
turn 2
2 12 4-16
# puzzle hve2xdwn easy winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/51,h3.1,h3.2,h3.3
hands 2,4,5,5/1,2,5,9/10,10,T,T/6,9,13,T
turn 0
# puzzle j2jmx5wm easy winNow
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/30,h2.1,h2.2,h2.3/7,h3.2,h3.3
hands 1,2,2,3,X/5,6,7,9,T/2,9,10,X/3,4,5,5,12
turn 3
3 12 7-19
# puzzle jmy0txmp easy winNow
variant 6x3m
balls 61,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/32,38,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/42,h4.1,h4.2,h4.3/10,h5.1,h5.2,h5.3
hands 1,4,6,9/3,5,7,9,9/1,8,9,13/2,3,5,7/1,3,8,13/5,7,9,10
turn 1
# puzzle jxnw0bmb easy winNow
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/19,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 4,7,12,T/7,13,13/5,13,T/4,4,6,7
turn 3
# puzzle kfzm82gj easy winNow
variant 6x3n
balls h0.0,h0.1,h0.2,h0.3/50,h1.1,h1.2,h1.3/22*,h2.1,h2.2,h2.3/29,h3.1,h3.2,h3.3/44*,h4.1/55*,60,h5.2,h5.3
hands 4,10,13/5,5,13/3,7,10/5,6,12/5,9,12/1,1,4
turn 3
# puzzle kkj24re5 easy winNow
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/12,h1.1,h1.2,h1.3/23,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,1,2,4,12/2,3,3,3/1,4,6,7,10/4,4,10,T,T
turn 2
# puzzle knm63ac7 easy winNow
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/10,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 2,3,4,T/4,5,6,9/1,2,3,7/3,4,7,7,13
turn 3
# puzzle kpqhrpzv easy winNow
variant 4x2n
balls 62,h0.1,h0.2,h0.3/36,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/48*,h3.1,h3.2,h3.3
hands 3,4,10/6,6,10/1,5,T/4,5,10
turn 0
# puzzle kt4ebt0s easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/27,h2.1,h2.2,h2.3/61,h3.2,h3.3
hands 1,9,12,12/10,10,12,T/6,7,8,9,13/3,3,7,8,10
turn 2
# puzzle p1ze2qbx easy winNow
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/4,h2.3/51,h3.1,h3.2,h3.3
hands 7,13/12,12/4,4/3,4,12
turn 3
# puzzle q4gmf7gk easy winNow
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/55,h1.1,h1.2,h1.3/32,h2.1,h2.2,h2.3/17,h3.1,h3.2,h3.3
hands 1,1,4,7/4,4,13/8,8,10/3,5,5
turn 0
# puzzle raea0nfj easy winNow
variant 4x2m
balls 55,h0.1,h0.2,h0.3/30,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3
hands 4,10,10/2,6/4,7,10/12,T,T
turn 2
# puzzle sy6trksd easy winNow
variant 6x2m
balls 55,h0.1,h0.2,h0.3/7,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/h5.3
hands 4,8,T,T/4,6,7,10/3,5,6,12,13/2,2,2,10,12/1,1,5,7,8/2,6,9,T,X
turn 2
# puzzle t2gma5vs easy winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/45,h3.1,h3.2,h3.3
hands 4,4,T,T/3,4,5,5,7/1,3,T,X/4,6,6,T
turn 1
1 3 45-48
# puzzle tv2fdjhq easy winNow
variant 4x2n
balls 0,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3
hands 1,1,9/2,12,T/1,2,6,T/2,7,7,T
turn 2
# puzzle vcvymct4 easy winNow
variant 6x3n
balls 0*,h0.2,h0.3/7,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33,h3.1,h3.2,h3.3/40,h4.1,h4.2,h4.3/54,h5.1,h5.2,h5.3
hands 3,5,8,12/5,9,9,12/2,3,7,8/6,8,8,13/4,13,13,T/7,7,10,13
turn 2
# puzzle vdenn1k4 easy winNow
variant 4x2n
balls h0.0,h0.1,h0.2,h0.3/16*,54,h1.3/31,h2.1,h2.2,h2.3/48,h3.1,h3.2,h3.3
hands 2,6,13,X/1,5,7,8/5,6,12,13/1,1,6,13
turn 3
3 1 48-h3.0
# puzzle w5ca2zek easy winNow
variant 6x2n
balls 47,h0.1,h0.2,h0.3/11,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.3/h5.0,h5.1,h5.2,h5.3
hands 5,6,8/1,7,13/2,9,9/1,1,4,9/6,9,12/3,6,9
turn 3
# puzzle wb3q0tbw easy winNow
variant 6x3m
balls h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/50,h2.2,h2.3/h3.1,h3.2,h3.3/35,h4.1,h4.2,h4.3/h5.2,h5.3
hands 6,X/7,10,13/3,5,E/8,12,T/2,4,4/4,10
turn 1
# puzzle wnsfk915 easy winNow
variant 4x1m
balls h0.0,h0.1,h0.2,h0.3/16,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 4,13/1,3,7/1,13,T/4,5
turn 1
# puzzle wwxxfktr easy winNow
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/26,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,2,8,12/3,6,7,T/2,4,4,7/1,1,2,7
turn 1
# puzzle x7jx3dd8 easy winNow
variant 6x3n
balls h0.3/11,h1.1,h1.2,h1.3/3,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/33,55*,h5.2,h5.3
hands 5,8,10/3,10,13/1,8,13/4,6,T/1,3,4/4,5,12
turn 4
# puzzle ywkd8pbs easy winNow
variant 6x3m
balls 0*,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/7,23,h4.2,h4.3/47,h5.1,h5.2,h5.3
hands 4,4,5,10,N/1,1,2,7,7/3,3,6,7,12/6,7,9,10,T/4,5,9,13/2,5,9,10,13
turn 5
# puzzle zcekaa57 easy winNow
variant 6x2m
balls 59,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/56,h5.1,h5.2,h5.3
hands 4,X/6,12/6,8,8/8,10,10/1,9/4,7
turn 2
# puzzle zj092kd5 medium winNow
variant 6x3m
balls 62,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/60,h2.1,h2.2,h2.3/h3.3/38,h4.1,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 3,7,8,10,T/1,6,6,9,9/2,8,9,12,X/1,1,3,5,8,X/4,6,7,10,T,X/1,4,7,12,K
turn 3
3 1 b3-33
# puzzle ns3s69wf hard winNow
variant 6x3m
balls 45,h0.1,h0.2,h0.3/20,h1.3/22,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/52,55,h5.2,h5.3
hands 4/10/7,8/7,7/13/3
turn 2
# puzzle 0qz0xhe3 easy savePartner 57
variant 6x3n
balls 0*,h0.1,h0.2,h0.3/57,h1.3/20,24,h2.2,h2.3/33*,h3.1,h3.2,h3.3/15/45,58,h5.2,h5.3
hands 4,5,6,10,12/4,4,7,9,12/2,3,5,12,13/2,3,7,8,8/1,2,2,8,T,T/4,7,7,8,12,13
turn 4
# puzzle 3a7fx413 easy savePartner 28
variant 4x2n
balls 0*/13,16*/28/43
hands 4,4,7,8/1,5,12,12/6,T,T/2,2,9
turn 0
# puzzle 6ysp8gp1 easy savePartner 28
variant 6x3m
balls 28,h0.0,h0.2,h0.3/27,h1.1,h1.2,h1.3/57,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/32,58,h5.2,h5.3
hands 4,5,5,7,X,E/4,5,5,6,7/1,1,3,3,12,13/2,7,8,8,T,X/1,7,8,9,T,X/4,4,10,12,X,D
turn 2
2 1 57-58
# puzzle 7122qdet easy savePartner 34
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/34,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/61,h3.2,h3.3/29,h4.1,h4.2,h4.3/41,h5.1,h5.2,h5.3
hands 2,8,9,10,13/3,6,6,8,12/3,3,5,7,7/1,5,9,10,13,T/1,3,7,10,T,X/2,6,7,7,12,X
turn 3
# puzzle 7khwf3ph easy savePartner 32
variant 4x2m
balls 8,h0.2,h0.3/56,h1.1,h1.3/24,h2.3/32,h3.3
hands 1,5,7/6,6,8,10/4,12,E,K/6,10,13,T
turn 1
# puzzle 9ap1ywqa easy savePartner 27
variant 6x3n
balls 31,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/6,h2.2,h2.3/23,33*,h3.2,h3.3/46,h4.2,h4.3/27,h5.1,h5.2,h5.3
hands 1,7,13/7,7,X/6,8,8,9/7,7,9/1,7,12/4,6,13
turn 2
# puzzle cf8zx0k5 easy savePartner 0
variant 4x2n
balls 2,3,36/0,h1.3/32*,47,h2.1,h2.3/48*
hands 1,3,3,13/6,8,13,13/2,3,3,12/2,3,8,9
turn 3
# puzzle dqg55esd easy savePartner 56
variant 6x2m
balls 52,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/18,h2.1,h2.2,h2.3/56,h3.1,h3.2,h3.3/28,39,h4.2,h4.3/62,h5.2,h5.3
hands 4,4,7/2,12,13/3,5,9/10,13,13/7,10/2,8,10
turn 5
# puzzle f1vk6m6n easy savePartner 22
variant 6x2m
balls 11,h0.0,h0.2/21,h1.1,h1.3/22*,31,h2.3/33*,h3.3/3,h4.2,h4.3/55*,h5.1,h5.2,h5.3
hands 4,4,5,10,13/1,2,7,9,9/2,12,13,13,E/2,3,5,9,12/2,6,6,7,7/1,1,2,4,10
turn 0
# puzzle h79qnpd0 easy savePartner 52
variant 6x3n
balls h0.0,h0.1,h0.2,h0.3/11*,h1.0,h1.2,h1.3/47,h2.1,h2.2,h2.3/33*,h3.3/52,54,h4.0,h4.1/45,h5.1,h5.2,h5.3
hands 2,3,4,4,5/2,3,5,12,T/3,6,7,7,13/2,4,8,12,T/6,9,9,10,13/1,4,9,10,13
turn 1
# puzzle hqqp0yc1 easy savePartner 34
variant 6x3n
balls 33,h0.3/-/34/13,39,54/44*,53,h4.2/29,h5.0
hands 4,7,12,12/4,7,10,T/2,3,5,12/2,4,6,8/5,5,5/1,8,10,13
turn 5
# puzzle kb4w6pb7 easy savePartner 55
variant 6x2n
balls 11,h0.3/2,h1.2/18,h2.1,h2.2/36/53,61/55*
hands 2,5,6,9/1,2,6,10/6,8,8,9/5,5,6,8,12/3,7,10,12,13/3,3,7,X
turn 3
# puzzle p36mxck7 easy savePartner 38
variant 6x2m
balls 3,46,h0.1,h0.2/38,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/50,61,h3.3/25,h4.3/-
hands 1,3,4,7,7,9/1,3,5,10,12/4,4,10,13,13,T/1,2,6,9,10,X/1,2,3,7,8,13/4,5,8,8,9,E
turn 2
2 13 b2-22
# puzzle tkq8d0dz easy savePartner 56
variant 4x2n
balls 0,56/-/32,h2.2/48*,h3.1,h3.3
hands 6,9,X/8,12,X/4,5,8,8/5,6,8,T
turn 2
# puzzle v7qdg07t easy savePartner 63
variant 4x2n
balls 1,63,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/53,h3.2,h3.3
hands 3,9,13,13/1,5,6,9/1,5,6,12/7,8,10,T
turn 2
# puzzle wrq9z0xa easy savePartner 34
variant 4x2n
balls 35,h0.2,h0.3/24,h1.3/34,41,h2.2,h2.3/59
hands 6,7,10,10,T/6,10,10,12/12,13,13,X/1,2,5,12
turn 0
# puzzle x2803z5z easy savePartner 55
variant 6x2m
balls 0*,h0.2/24,55,h1.3/22*,h2.0/33*,42,h3.2/44*,h4.3/21,59,h5.3
hands 2,8,10/6,7,10/5,9/8,9,D/3,8,K/2,3,9
turn 3
# puzzle ya5cby3a easy savePartner 49
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/49,h1.1,h1.2,h1.3/46,h2.1,h2.2,h2.3/51,h3.2,h3.3
hands 1,9,T,K/5,6,7,X/1,2,13/1,3,12,12
turn 3
# puzzle 2hfrcqch medium savePartner 19
variant 4x2n
balls 10,11,h0.2,h0.3/19,26,52,h1.3/59,h2.0,h2.2,h2.3/23,49,h3.3
hands 6,7,8,T,T/2,4,6,6,9/2,4,7,9,13/2,3,13,T,X
turn 3
# puzzle 3wtxbygb medium savePartner 16
variant 4x2n
balls 26,h0.1,h0.2,h0.3/h1.2,h1.3/16,32*,35,h2.2/56,h3.1,h3.2,h3.3
hands 6,6,12,T,T/2,6,8,12,13/2,4,7,12,13/1,2,5,5,10
turn 0
# puzzle 7x4k7613 medium savePartner 4
variant 6x3m
balls 0*,h0.3/27,h1.0,h1.1,h1.2/1,22,h2.2,h2.3/33*,38,h3.2,h3.3/4,34,h4.2,h4.3/h5.0,h5.1,h5.2,h5.3
hands 4,5,8,9,12/6,8,9,12,T,D/3,4,5,5,8,13/2,5,7,9,9/2,6,6,8,N/1,1,8,10,10
turn 1
# puzzle 8d2jy1hq medium savePartner 51
variant 6x2n
balls 0*/11*/-/33*/44*/51
hands 7,10,10/3,12,13/7,7,T,T/3,4,8,X/4,6,7,9/6,10,X
turn 2
2 discard T
# puzzle 9qghbcgv medium savePartner 53
variant 6x2m
balls h0.0,h0.1,h0.2,h0.3/6,11*,h1.3/h2.0,h2.1,h2.2,h2.3/33,38,53/50,h4.1,h4.2,h4.3/35,h5.1,h5.2,h5.3
hands 5,6,10,N,E/1,2,6,7,9/5,8,10,12,T/1,2,3,7,10/3,5,12,12,13/4,5,10,10,T
turn 5
# puzzle ccjpnjcs medium savePartner 46
variant 4x2m
balls 0*/16*,27,h1.3/40,58,h2.2/46,h3.1,h3.2,h3.3
hands 7,12/7,12,13/10,N/1,6
turn 1
# puzzle e7bksgxh medium savePartner 47
variant 6x3m
balls 0*,47/h1.3/19,h2.1,h2.2,h2.3/30,h3.1,h3.2/7,40,h4.3/55*,h5.1,h5.3
hands 1,4,6,T/2,3,6,7/7,13,X/1,5,6,10/2,3,7,10/3,9,9,X
turn 3
# puzzle ek8g9zj6 medium savePartner 48
variant 4x2n
balls 0*/37/44/42,48
hands 3,7,8,10/1,2,3,5,8/6,6,7,9,10/5,9,9,10,13
turn 1
# puzzle ez13qccn medium savePartner 55
variant 6x2n
balls h0.0,h0.3/28,61,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/4,h3.1,h3.2,h3.3/54,h4.1,h4.2,h4.3/55*,h5.2,h5.3
hands 6,8,9,12,13/1,4,6,8,8,12/3,5,7,7,9,T/3,3,6,13,T,T/2,2,6,6,13/1,2,4,5,9
turn 1
# puzzle geavab51 medium savePartner 36
variant 6x2n
balls 2,h0.3/h1.3/h2.0,h2.1,h2.2,h2.3/33*,h3.1,h3.2,h3.3/36,h4.0,h4.2,h4.3/55,h5.3
hands 3,5,6/7,8,T/3,7,7,9/7,8,8,T/13,13,13/9,13,13
turn 2
# puzzle khqnynv5 medium savePartner 27
variant 6x3m
balls h0.3/9,53,h1.0,h1.1/22*/h3.3/27/55*,h5.2,h5.3
hands 3,3,5,7,8,T/1,12,13,13,X/2,2,5,8,9/5,5,8,12,12/4,7,12,13,T/6,8,9,10,X
turn 0
0 discard 5
# puzzle pycda08j medium savePartner 11
variant 6x2m
balls 3,7,h0.2,h0.3/11,12,h1.2,h1.3/48,h2.2,h2.3/44,h3.0,h3.2,h3.3/33,h4.1,h4.2,h4.3/35,58,h5.1
hands 3,7,9,12/8,10,12/4,9,10/5,6,9/9,13,13/1,8,12,12
turn 5
# puzzle vg37sxne medium savePartner 54
variant 6x3n
balls 64/21/53,h2.1,h2.2,h2.3/25,h3.2,h3.3/54,h4.0,h4.2,h4.3/7,39,h5.1,h5.3
hands 1,8,8,10,X/1,3,10,T,X/2,6,7,10,13/1,5,7,8,T/1,3,3,6,13/1,7,8,9,13
turn 1
# puzzle vpqg0z53 medium savePartner 65
variant 6x3n
balls 2,3/64,65,h1.1,h1.3/22*,h2.2,h2.3/h3.3/49,63,h4.3/58,h5.3
hands 2,3,5,6/6,7,10,12/1,5,13,X/5,7,12/1,2,6,8/1,7,8,9
turn 4
# puzzle wqf55fxa medium savePartner 6
variant 4x2m
balls 10,h0.1,h0.2,h0.3/6,h1.2,h1.3/1,49,h2.2,h2.3/19,h3.0,h3.2,h3.3
hands 4,6,9,T,T/4,12,12,13,X/2,5,7,8,10/1,4,6,8,T
turn 3
# puzzle 1bp88dz4 hard savePartner 35
variant 6x3m
balls 0*,h0.0,h0.1/25,h1.0/h2.1/7,35,64,h3.3/23,h4.3/-
hands 1,2,8,13/1,6,9,10/2,6,7,8/7,7,12/2,2,9/5,5,6
turn 0
# puzzle 4j9zc556 hard savePartner 32
variant 4x2m
balls 51,h0.2,h0.3/28,h1.3/32*,35,h2.2,h2.3/3,h3.1,h3.3
hands 1,5,8,13,X/4,7,7,12,T/7,10,12,K/3,4,9,10,10
turn 3
3 10 3-13
# puzzle 5fvs158f hard savePartner 41
variant 4x2n
balls 48,h0.3/11,34/41,h2.1,h2.2,h2.3/15,42,h3.0
hands 8,8,9,12,13/3,5,6,7,T/1,2,5,10,X/8,8,12,13
turn 0
# puzzle 6wsq82b2 hard savePartner 28
variant 6x3n
balls -/60,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.2,h3.3/28,h4.2,h4.3/25,h5.1,h5.2,h5.3
hands 8,8,T,X,X/1,1,3,6,12,T/1,1,4,4,7,10/3,4,5,7,9,10/2,4,8,12,13,13/2,2,3,8,12,X
turn 1
# puzzle 73h7h4xw hard savePartner 43
variant 6x3m
balls 58/11*,h1.1,h1.2/h2.2,h2.3/43,h3.2/5,44*/h5.0,h5.1
hands 7,8,9,13/1,2,4,K/5,5,7,8/1,5,12/1,10,12/12,T,T
turn 0
# puzzle a40jk6j1 hard savePartner 62
variant 6x2m
balls h0.2,h0.3/h1.1,h1.3/7,62,h2.1/53,h3.3/31,h4.3/20,56,h5.3
hands 1,2,2,3,3/2,3,10,12,X/5,5,8,12,D/3,4,7,10,13/2,7,7,8,8,13/3,4,6,6,10,T
turn 4
# puzzle cgy7c68m hard savePartner 11
variant 6x3n
balls 0*/33/-/11/40/-
hands 1,4,6,T/1,2,3,5/5,6,8,10/7,7,9/1,6,7/4,4,T
turn 0
# puzzle crnsfx17 hard savePartner 0
variant 4x2n
balls 0*,h0.0,h0.3/23,h1.3/27,28,45,h2.3/7,60,h3.1,h3.3
hands 3,4,4,12,13/1,2,10,T,X/5,6,8,9,12/7,12,13,T,X
turn 2
# puzzle h6y291r8 hard savePartner 64
variant 6x3m
balls 62,h0.3/h1.0,h1.1,h1.2,h1.3/64,h2.1,h2.2,h2.3/h3.3/59,h4.1,h4.2,h4.3/7,65,h5.3
hands 7,7,12/5,7/2,10/3,8/7,X/6,8,13
turn 5
# puzzle m75w4ees hard savePartner 33
variant 6x2m
balls 10,37,h0.3/13/24/33*,38,44/-/60
hands 1,4,4,9/7,7,13,X/8,12,13,X/2,3,6,10/5,8,9,T/2,4,5,8,12
turn 5
# puzzle naq3qy5x hard savePartner 45
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/11,h1.1,h1.2,h1.3/h2.3/45,h3.1,h3.2,h3.3
hands 7,12,13,13,X/6,12,12,T,X/4,4,6,7,13/3,4,8,12,13
turn 0
0 13 b2-32
# puzzle qday117a hard savePartner 4
variant 6x2n
balls 0*/54,h1.3/44/4,28,33*/h4.3/24,55
hands 1,2,5,7,9,13/1,4,8,8,12,13/2,2,6,7,9,T/3,4,4,T,X/2,4,5,10,10,13/1,3,4,6,8,X
turn 4
4 13 b4-44
# puzzle wef58w3e hard savePartner 11
variant 6x2n
balls 46,h0.2,h0.3/11*,32,h1.1/31,h2.1,h2.3/33*,56,h3.1,h3.3/2,10,h4.2/0,55*,h5.0
hands 10,12/10/5/7,8/1,2/8,10
turn 3
# puzzle wh0v5rgf hard savePartner 22
variant 6x3n
balls 12,24,h0.3/11,h1.2/22*,63,h2.2/23,h3.3/44*,56/36,52
hands 3,3,5,10,T/1,7,9,12/3,6,7,10/2,3,6,9/1,1,7,10/2,3,5,5,8
turn 5
# puzzle 0qccrvb7 expert savePartner 32
variant 6x2n
balls 56/11*/32/33*/20,40/26
hands 2,2,7,13/5,5,7,9/1,2,9,9/4,4,7,12/1,2,7,8,8/3,3,7,X
turn 4
# puzzle 2q099htq expert savePartner 52
variant 6x2m
balls 41,h0.1,h0.2,h0.3/7,64,h1.1,h1.3/18,h2.1,h2.2,h2.3/52,h3.1,h3.2,h3.3/51,h4.1,h4.2,h4.3/55*,h5.1,h5.3
hands 6,7,7,8,10/5,7,8,9,9,12/1,1,4,7,12,13/2,4,9,13,T,X/3,3,4,6,10,13/1,3,4,13,T,T
turn 1
# puzzle 81wseawg expert savePartner 26
variant 4x2m
balls 0*,26,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/22,35,h2.2,h2.3/21,h3.1,h3.2,h3.3
hands 7,8,12,X,D/1,3,12,13,X/4,9,10,13,X/4,5,6,6,K
turn 1
1 1 21-22
# puzzle 8h9naepj expert savePartner 22
variant 6x3m
balls 1,19/11*,56/22*,32,h2.2,h2.3/h3.3/9,17,44*,h4.3/59,h5.2
hands 2,7,7,9/7,8,10,E/1,3,6,9/4,4,6,6/1,5,9,12/2,7,8,10,10
turn 5
# puzzle 9cptqkhn expert savePartner 54
variant 6x3m
balls 52,h0.1,h0.3/18,h1.3/54,h2.3/33*,h3.2,h3.3/44*,h4.3/7,55*,h5.3
hands 1,2,3,10,12,12/1,4,5,7,8,13/4,5,9,12,13/6,6,10,13,T/1,4,6,7,T/2,3,7,7,8,13
turn 5
# puzzle f9363gwt expert savePartner 0
variant 6x2m
balls 0*,h0.2,h0.3/36,h1.1,h1.2,h1.3/14,22*,h2.0,h2.3/13,33*,61/h4.0,h4.1,h4.2,h4.3/28
hands 3,3,6,6,9/4,10,10,10,12/3,5,7,7,8,E/3,5,8,13,T,X/6,7,8,9,13,T/1,4,4,5,8
turn 2
# puzzle r6ff8qyc expert savePartner 53
variant 4x2m
balls 5,16,h0.2,h0.3/0,41,h1.2,h1.3/53,h2.2,h2.3/60,h3.2,h3.3
hands 2,5,6,6,E/3,4,4,7,12/5,8,9,9,9/2,8,10,13,N
turn 0
# puzzle rxghw52x expert savePartner 23
variant 6x2n
balls 0*,h0.2/10,h1.1/-/24,h3.3/23/55*,h5.1,h5.2
hands 3,6,7,8/5,9,10,13/4,7,8,T/4,4,12/3,6,13/9,9,10
turn 0
# puzzle w0ktqj1y expert savePartner 62
variant 6x2n
balls 1,45,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/61,h3.1,h3.3/60,62,h4.2,h4.3/57,h5.3
hands 1,5,9,12/3,3,5,13,T/6,7,12,13,X/1,1,3,5,8/4,4,10,13/12,13,T,X
turn 1
1 3 57-60
# puzzle 0fjvp6w7 easy block
variant 4x2n
balls h0.1,h0.2,h0.3/16,33/25,h2.0,h2.2,h2.3/h3.1,h3.2,h3.3
hands 7/13,T/9,12/4,7
turn 1
# puzzle 1dhns37k easy block
variant 6x2n
balls 17,h0.3/11*,h1.0,h1.2/18,h2.1,h2.2/41/44*,53/65
hands 5,9/2,6/6,9/8,12/3,10,12/3,7
turn 4
# puzzle 1ed5kca6 easy block
variant 6x3n
balls h0.0,h0.1,h0.2,h0.3/57,h1.1,h1.2,h1.3/h2.1,h2.2,h2.3/38,h3.1,h3.2,h3.3/39/45,h5.2,h5.3
hands 3,13/7,12/X/6/6,7/5,10
turn 4
# puzzle 6chp87qb easy block
variant 4x2m
balls 0*,38/6/26/h3.3
hands 2,7/3,10,N/4,8/4,5
turn 1
# puzzle 734qxrrq easy block
variant 6x2m
balls 21,h0.0,h0.2/11*,h1.1,h1.3/22*,31,h2.3/33*,h3.3/3,h4.2,h4.3/55*,h5.1,h5.2,h5.3
hands 4,4,5,13/2,7,9,9/2,12,13,13,E/2,3,5,9,12/2,6,6,7,7/1,1,2,4,10
turn 2
# puzzle a8x0aydj easy block
variant 6x3n
balls 3,20/36,64,h1.0,h1.3/h2.0,h2.3/27/44*,47,65,h4.3/55*
hands 2,2,13/1,3,10/7,7/3,8,10/9,13,X/1,10,T
turn 3
# puzzle cje2t607 easy block
variant 6x2m
balls 2,34,h0.2/57,h1.2,h1.3/22*,h2.0,h2.1,h2.3/30,h3.2/44*,h4.3/33,54,h5.3
hands 4,6,8,12/1,3,5,9/3,5,5,8/3,7,7/4,7,10,13/3,6,9,9
turn 4
# puzzle gzx0tfxh easy block
variant 6x3m
balls 0*,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/25,h2.1,h2.2,h2.3/h3.3/15,h4.1,h4.2,h4.3/51,h5.2,h5.3
hands 4,6,8/1,7,13/5,9,X/2,2,4/7,9,N/8,13,X
turn 3
3 discard 4
# puzzle nwvfk7fc easy block
variant 6x2n
balls 0*,29,55/19,22,h1.0,h1.3/10,h2.2,h2.3/h3.0,h3.1,h3.3/40,h4.2/h5.2,h5.3
hands 5,10/3,3/3,6/8,10/6,12,13/6,7,X
turn 4
# puzzle pbdznvb2 easy block
variant 4x2m
balls 3,19,h0.2,h0.3/2,16,h1.2,h1.3/28,63/50,h3.2
hands 2,7,7,12/6,12,12/3,4,X/8,9,13
turn 0
# puzzle v2qrg64m easy block
variant 4x2m
balls 48/8,h1.3/35,h2.2/12,43,h3.2,h3.3
hands 2,3,7/2,2,10/5,6,12/1,7,7,10
turn 3
# puzzle vdteedme easy block
variant 4x2n
balls 49,h0.3/16*,30,45/29,h2.1,h2.2,h2.3/11,15,h3.0
hands 3,4/9,9,12/10,12/10,12
turn 1
# puzzle w4zb8n7q easy block
variant 6x2n
balls 59/h1.3/h2.0,h2.1,h2.2,h2.3/0,h3.1,h3.2,h3.3/46,h4.0,h4.2,h4.3/28,h5.3
hands 2/T/1,13/T/13/6
turn 2
# puzzle wfqrk7hx easy block
variant 6x2n
balls 3,h0.2,h0.3/41/22*,27,h2.3/54,h3.2/47,h4.2/42,h5.0
hands 2,12/4,6/1,9/1,9/1,7,12/4,6
turn 4
# puzzle wx3w3s6c easy block
variant 6x3m
balls h0.3/11*,15,h1.1,h1.2/22*,61/36,h3.1/40,h4.2/54,h5.2,h5.3
hands 7,7/12,X/5,5/8,9/5,10,K/3,6
turn 4
# puzzle x9npa15s easy block
variant 6x3n
balls 3/-/31/44/33/64
hands 4,10,12/4,6,8/1,6,X/1,1,7,12/5,9,T/2,7,8
turn 3
# puzzle xgah33wn easy block
variant 4x2n
balls 57,h0.2,h0.3/16*,h1.2,h1.3/28,32*,h2.3/14,h3.1,h3.3
hands T/4/-/-
turn 0
# puzzle y6p31sx5 easy block
variant 6x2n
balls 8,9,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/42,h3.3/63,h4.2,h4.3/64,h5.3
hands 5,6,7,8,13/4,4,8,10,T/5,6,8,9/1,1,2,8/1,2,3,4,13/4,5,5,7,9
turn 4
# puzzle z29s22f5 easy block
variant 4x2m
balls 10,h0.3/16*,h1.1,h1.2,h1.3/32*,h2.3/48*,h3.2,h3.3
hands 1,1,2,4,7/7,8,9,10/2,3,7,T/4,5,8,K
turn 0
# puzzle zh0zn9rq easy block
variant 4x2n
balls 60/13,16*/28/43
hands 4,7,8/1,5,12,12/6,T,T/2,2,9
turn 1
# puzzle 0qysksh1 medium block
variant 6x2m
balls 47,h0.1,h0.2/53,h1.1,h1.2,h1.3/18,h2.1,h2.2,h2.3/11,h3.3/38,h4.3/-
hands 3,7,9/10,12/4,10/1,9/1,7/4,8
turn 0
# puzzle 1scz79zx medium block
variant 6x2n
balls 0*,46,h0.3/h1.0,h1.1,h1.2,h1.3/h2.2,h2.3/44,h3.1,h3.2,h3.3/56,h4.3/h5.0,h5.1,h5.2,h5.3
hands 7,7/6,9/5,12/3,6/10,10/10,13
turn 0
# puzzle 7987h4q8 medium block
variant 6x3n
balls 37,h0.1,h0.2,h0.3/8,11*,h1.3/h2.0,h2.2,h2.3/33*/9,44*,h4.0,h4.1/27,h5.1,h5.2,h5.3
hands 7,12/6,7,12/3,8,X/1,5,X/4,4,8/3,6
turn 1
# puzzle ach1ycn2 medium block
variant 6x3n
balls 57,h0.1/14,40/-/-/9,h4.3/-
hands 4,9,13,X/1,5,5,9,13/2,3,4,6,X/8,10,13,T,T/3,6,8,13/7,7,12,X
turn 1
# puzzle dpx7ahqr medium block
variant 4x2n
balls 0*,43,h0.1,h0.3/h1.1,h1.2,h1.3/12,h2.1,h2.2,h2.3/1,47,h3.3
hands 5,10,10/3,10,13/3,6,8/2,12,13
turn 3
# puzzle et7nze2n medium block
variant 6x2m
balls 0*,38/7/1/23,31,33*/h4.3/64,h5.2
hands 1,2,7/8,10,K/2,3,D/12,13,T/8,T/5,5
turn 0
# puzzle g80btaed medium block
variant 6x3n
balls 55,h0.3/14,27,h1.0,h1.2/8,22*,34,h2.3/33*,h3.1,h3.3/40,h4.2,h4.3/3,h5.1,h5.2,h5.3
hands 4,5,13/1,13,13/2,2,9/2,4,6,7/5,7,10,10/1,9,9
turn 3
# puzzle gkwb2pmj medium block
variant 4x2n
balls 0*,5,h0.2/18,19,36,h1.3/35/h3.1,h3.3
hands 7,10/1,6,12/2,9/1,9
turn 1
# puzzle hz8zay6b medium block
variant 4x2n
balls 48,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/31,h2.1,h2.2,h2.3/34,h3.1,h3.2,h3.3
hands 1,5,9,10,X/5,5,5,9/7,7,12,T/1,4,8,9,13
turn 3
3 13 34-47
# puzzle j5gm92x7 medium block
variant 6x2m
balls 0*,h0.2,h0.3/7,11*,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/1,h3.1,h3.2,h3.3/40,h4.1,h4.2,h4.3/h5.3
hands 3,5/4,10/13,T/6,9/10,13/2,10
turn 2
# puzzle k1gdkr87 medium block
variant 4x2m
balls h0.2,h0.3/16*,35/34,h2.3/47,h3.2
hands 1,6/6,7/5,10/8,12
turn 1
# puzzle pyw6zxqr medium block
variant 6x3m
balls 0*,h0.0,h0.2,h0.3/31,h1.1,h1.2,h1.3/44,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/4,55*,h5.2,h5.3
hands 5,6,12/6,10,13/1,3,9/9,10,13/1,2,13/1,3,K
turn 5
# puzzle yq5cgqgz medium block
variant 6x3n
balls 55/-/18,h2.3/62,h3.2,h3.3/28,h4.0,h4.2,h4.3/0,13,h5.3
hands 2,3,12/7,10,T/3,8,13/5,5,7/4,4/1,2,7
turn 5
# puzzle ywjqyk86 medium block
variant 6x2n
balls 0*,24,h0.3/1/59/33*,h3.2,h3.3/44*,h4.3/h5.0,h5.2
hands 1,2,13,13,T/3,3,4,5,6/7,8,8,10/5,7,10,10/2,3,7,8/4,8,9,T
turn 0
# puzzle zw2d8mk1 medium block
variant 6x2n
balls 61,h0.3/h1.2/13,22/33*,39/44,46,h4.3/63,h5.1
hands 8,10,12,12/6,6,6,9/7,13,X/1,1,2,7/2,3,5,6/1,3,9,13
turn 3
# puzzle 3mtchmsq hard block
variant 6x3m
balls 3,16,h0.2,h0.3/13,h1.3/22*,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/40,h4.2,h4.3/57,h5.2,h5.3
hands 1,9,9/10,10/2,3/7,12/8,T/1,6,D
turn 5
# puzzle 577ft4qe hard block
variant 6x3m
balls 3,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/22*,37,h2.2,h2.3/36,h3.1,h3.2,h3.3/31,h4.1,h4.2,h4.3/47,h5.0,h5.2,h5.3
hands 1,2,2,T/3,13,13/6,7,D/6,7,12/3,6,6/2,N,E
turn 0
# puzzle 5xvg2ad7 hard block
variant 6x3m
balls 58,h0.1,h0.2,h0.3/32,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/41,h3.2,h3.3/0,h4.1,h4.2,h4.3/49,h5.1,h5.2,h5.3
hands 8,9,10,X/1,2,2,12/13,13,T,E/3,3,5/1,4,5,9/1,5,8,N
turn 4
4 9 0-9
# puzzle 6nvhn4wr hard block
variant 6x2m
balls h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/16,h2.2,h2.3/24,33/h4.0,h4.1,h4.2,h4.3/34,57
hands 7,10/7,T/4,4/1,3/2,6/1,1
turn 1
# puzzle ajmbg0yh hard block
variant 6x2m
balls 63,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/h4.0,h4.1,h4.2,h4.3/12,h5.1,h5.2,h5.3
hands 1,8,10,12,13/2,3,3,9,T/1,8,10,13,13/7,8,12,13,X/2,3,5,6,10/7,9,10,12,N
turn 4
4 3 63-0
# puzzle e3xwmnj9 hard block
variant 4x2m
balls 0,10,h0.2,h0.3/16*,h1.1,h1.2,h1.3/31,h2.2,h2.3/40,h3.1,h3.2,h3.3
hands 1,3,7/3,6,7/6,6/3,3
turn 0
# puzzle f1mkwywk hard block
variant 6x2n
balls 65,h0.1,h0.2,h0.3/-/40,h2.1,h2.2,h2.3/h3.2,h3.3/16,44*,h4.3/43,h5.2,h5.3
hands 13/T/9/T/4/5,T
turn 5
# puzzle hbdqzs85 hard block
variant 6x3n
balls 0*/33,51,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/11,55,h3.3/44*,58,h4.3/31,h5.1,h5.2,h5.3
hands 1,2,9/3,6,7,7/3,10,10/3,6,12/5,9,12/1,9,13
turn 1
# puzzle vv96cda1 hard block
variant 4x2m
balls 3,32,h0.2,h0.3/63,h1.2,h1.3/54,h2.0,h2.3/56,h3.3
hands 3,5,7,8,9/6,8,9,12,T/2,3,9,12,T/2,3,7,9,T
turn 2
# puzzle ymqa1j9f hard block
variant 6x2m
balls 10,21,h0.1,h0.3/7,28/22*,h2.2/h3.1/44*,57/2
hands 3,3,4,7,9,N/5,5,6,8,10,13/6,7,7,8,K/1,2,3,10,13/1,6,7,10,X/1,4,5,7,13,D
turn 5
5 13 b5-55
# puzzle 2eabef8m expert block
variant 6x3m
balls 0*,h0.3/35,44,h1.2,h1.3/2/33*,h3.3/-/h5.2,h5.3
hands 5,7,13,T,K/1,2,2,2,3/6,9,10,13,D/2,6,7,10,10/3,4,6,6,7/4,5,5,9,9
turn 2
# puzzle 3f1b3ghy expert block
variant 6x3m
balls 0*,6/5,32,h1.3/63,h2.1,h2.2,h2.3/33*,39,h3.1,h3.2/40,54,h4.3/10,55*,h5.0,h5.3
hands 1,6,9,10,13/4,8,13,E/7,7,8,9,X/3,4,9,N,K/2,5,5,7,8/5,6,8,8,12
turn 2
2 7 63-64
2 7 64-65
2 7 65-0
2 7 0-1
2 7 1-2
2 7 2-3
2 7 3-4
# puzzle 4khg2ft4 expert block
variant 6x3m
balls 1,h0.0,h0.1/11*/16,17,h2.1/34,43,h3.3/h4.3/28
hands 1,8,9,13,X,E/3,3,4,5,13,X/3,8,10,10,13/1,1,8,9,13/1,6,10,10,12,K/1,2,3,3,6,D
turn 4
4 1 b4-44
# puzzle 68f7g1tk expert block
variant 6x3m
balls 0*,44,h0.0,h0.2/11,h1.1,h1.2,h1.3/24,h2.2,h2.3/29,45,h3.2/21/55*,h5.1,h5.3
hands 3,3,6,8/4,6,6,10/1,4,T,T/1,10,13,K/10,10,12,13/6,9,9,N
turn 5
# puzzle 6bkcdf1t expert block
variant 4x2m
balls h0.0,h0.1,h0.2,h0.3/45,h1.1,h1.2,h1.3/44,h2.2,h2.3/31,49,h3.2,h3.3
hands 1,2,3,8,10/5,5,9,X/4,13,13,D/1,4,X,X
turn 0
0 1 44-45
1 X 45-46
# puzzle 6zacsjsk expert block
variant 6x2m
balls 10,h0.1,h0.2,h0.3/11*,24,h1.3/19,h2.0,h2.2,h2.3/22,h3.1,h3.2,h3.3/63,h4.2,h4.3/50,h5.3
hands 1,6,6,8,8,13/1,2,4,9,10,N/1,3,4,10,12,X/5,6,10,13,X/4,4,5,7,13/1,3,6,9,T
turn 0
0 1 10-11
# puzzle amfcq31c expert block
variant 4x2m
balls 37,h0.1,h0.2,h0.3/43,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/9,h3.1,h3.2,h3.3
hands 4,4,7,8/1,2,9,10,12/3,7,T,N,D/1,3,3,X
turn 1
1 12 43-55
# puzzle csfj99ek expert block
variant 4x2m
balls 44,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/1,h2.2,h2.3/28,h3.1,h3.2,h3.3
hands 2,5,13/2,3,7/6,7,N,E/8,12,13
turn 2
# puzzle emyz27e8 expert block
variant 4x2n
balls 23,h0.1,h0.2,h0.3/6,26,h1.3/32*,h2.0,h2.2,h2.3/48*,54,h3.3
hands 4,4,9,13/1,5,8,10/9,9,10,12/6,7,10,13,T
turn 3
# puzzle kzggve2b expert block
variant 6x3n
balls 37,h0.1,h0.2,h0.3/60,h1.1,h1.2,h1.3/46,h2.0,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3/14,47,h4.2,h4.3/55,h5.1,h5.2,h5.3
hands 3,3,6,12/1,6,13,T/5,5,12,12/7,8,9,10/1,4,4,X/3,7,10,13,T
turn 5
# puzzle xk84whra expert block
variant 4x2n
balls 0*,4,h0.2,h0.3/5,h1.3/1,h2.1,h2.2,h2.3/24
hands 3,8,9,12/2,3,6,7,T/2,4,4,9/1,2,5,X
turn 1
# puzzle z32vxx6a expert block
variant 6x2n
balls h0.0,h0.1,h0.2,h0.3/16,h1.3/33,h2.1,h2.2,h2.3/h3.1,h3.2,h3.3/35,h4.1,h4.2,h4.3/2,h5.0,h5.2,h5.3
hands 1/-/-/-/T/9
turn 4
# puzzle 20xqcsst easy homeTogether 2
variant 4x1n
balls -/12/28/60
hands 7,9,T/5,T,X/5,7,12/5,6,8
turn 0
0 discard 9
# puzzle 3zrhejqt easy homeTogether 2
variant 4x1n
balls 60,h0.2/22,44,h1.3/28,32*/14,50,h3.3
hands 3,6,7/8,X/3,10/4,9,10
turn 3
# puzzle 6yd31kdk easy homeTogether 2
variant 4x1n
balls 61,h0.1,h0.2,h0.3/h1.1,h1.2,h1.3/37,h2.1,h2.2,h2.3/31,h3.1,h3.2,h3.3
hands 1,1,1,7,13/2,2,8,13,X/7,8,8,13,X/2,6,10,12,T
turn 3
# puzzle e2bqyvhj easy homeTogether 2
variant 4x1m
balls 0*,48/12,h1.3/28/41,h3.3
hands 2,7/5,9,10/1,5,X/1,9,T
turn 1
# puzzle n2ngb9g2 easy homeTogether 2
variant 4x1m
balls 0*,h0.1,h0.2,h0.3/5,h1.1,h1.2,h1.3/20,h2.1,h2.2,h2.3/40,56,h3.2,h3.3
hands 3,7,T,X/4,8,8,10,12/6,7,9,13/6,9,13,13
turn 1
# puzzle ng6jnqdv easy homeTogether 2
variant 4x1m
balls 60/3/28/41,h3.3
hands 4,5,6/1,4,8/2,2,5/1,3,5,10
turn 3
# puzzle q30by8cx easy homeTogether 2
variant 4x1m
balls 5,h0.1,h0.2,h0.3/8,12,h1.3/31,h2.1,h2.2,h2.3/37,h3.1,h3.2,h3.3
hands 8,8/1,1,5/2,7,X/3,3
turn 1
# puzzle 36r3zwe6 medium homeTogether 2
variant 4x1m
balls 60,h0.3/41/2,25,h2.2,h2.3/44,48*,h3.3
hands 1,2,4,5,13,T/2,2,3,7,10/2,3,4,13,13/1,6,6,7,10,10
turn 3
# puzzle 3brvmx6y medium homeTogether 2
variant 4x1n
balls h0.0,h0.1,h0.2,h0.3/8,h1.1,h1.2,h1.3/26,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 2,2,X,X/2,7,8,9,10/1,6,7,13,13/4,8,10,12,12
turn 1
# puzzle 9gbedf7e medium homeTogether 2
variant 4x1m
balls 55,h0.0,h0.1,h0.3/9,10,52,h1.3/20,53,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 6,8,8,12,N/4,8,9,9,10/1,1,6,7,13/3,3,4,7,10
turn 2
# puzzle gfp0fkt6 medium homeTogether 2
variant 4x1n
balls 0*,h0.0,h0.3/20,21,27,h1.3/31,44,h2.1,h2.2/22,30,h3.2,h3.3
hands 4,4,7,9/1,3,12,T,X/2,9,13,T,X/1,5,7,9,12
turn 1
1 T 22-44
# puzzle x3m8vj95 medium homeTogether 2
variant 4x1m
balls 54/0,h1.2,h1.3/15,26,h2.2,h2.3/40,55,h3.2,h3.3
hands 3,6,13,T,X/4,7,8,10/2,2,8,10,12/3,8,8,10,12
turn 2
# puzzle 50cjr7r2 hard homeTogether 2
variant 4x1n
balls 25,60/11,16/h2.1,h2.2/44,h3.3
hands 4,5,8/1,X/9,10/7,X
turn 0
# puzzle k7cddmsj hard homeTogether 2
variant 4x1m
balls 27,h0.3/16*,h1.2/28,h2.3/41,h3.3
hands 5,5,6/3,10,X,N/6,10,X,D/4,8,12,E
turn 1
1 3 16-19
# puzzle meectnbs hard homeTogether 2
variant 4x1n
balls 60,h0.2,h0.3/49,h1.0,h1.1,h1.3/23,32,h2.3/42,50,h3.2,h3.3
hands 1,10,12/6,12,13/1,1,8/7,7,X
turn 2
# puzzle wx7dr5v2 hard homeTogether 2
variant 4x1n
balls 30,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/2,31,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3
hands 1,12,12,13/3,6,9,12,T/2,4,7,8/5,9,10,13
turn 1
# puzzle x1w3ykey hard homeTogether 2
variant 4x1n
balls 28,h0.0,h0.2,h0.3/5,10,h1.3/30,h2.1,h2.2,h2.3/38,h3.1,h3.2,h3.3
hands 4,4,8/1,3,4,7/3,6,12/7,8,X
turn 1
# puzzle yyv0cq70 expert homeTogether 2
variant 4x1n
balls -/12,h1.3/32,47/2,50
hands 3,5,6,10/1,3,8,10,T/2,9,10,X/4,10,12,13
turn 1
1 T 2-47
